# Sentences of looking through a game afterwards. See app.ftl for the conventions.

# Sentences of games that are kept, shared, set up, counted. See app.ftl for the conventions.

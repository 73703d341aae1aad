# Sentences of the lessons, the puzzles, the rules, the teacher. See app.ftl for the conventions.

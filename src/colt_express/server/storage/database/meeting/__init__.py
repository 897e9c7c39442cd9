"""Meeting people in the database: the queue of the quick match, and the ladder."""

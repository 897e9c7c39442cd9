"""Meeting people: the quick match of strangers, over all servers of a database, and the ladder."""

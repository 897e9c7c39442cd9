"""A server on a database, reached over the network: its parts put together, and its operation."""

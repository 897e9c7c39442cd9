"""The storage of a server: SQLite or PostgreSQL, with SQLAlchemy."""

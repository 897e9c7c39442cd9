"""The database: its rows and queries, the ledger of choices, and messages to other servers."""

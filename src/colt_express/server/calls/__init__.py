"""Calls: a player whose page is closed is told that a game waits, by Web Push or a webhook."""

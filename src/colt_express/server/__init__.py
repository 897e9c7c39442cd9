"""The server: tables where people and bots play, over WebSocket and a small HTTP interface."""

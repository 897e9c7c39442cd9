"""The server: tables for people and bots, over WebSocket and a small HTTP API."""

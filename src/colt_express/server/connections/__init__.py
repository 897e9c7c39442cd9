"""Connections: accepting and limiting them, HTTP, WebSocket, and what is sent to browsers."""

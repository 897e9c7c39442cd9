"""The HTTP and WebSocket API, and the commands of operators."""

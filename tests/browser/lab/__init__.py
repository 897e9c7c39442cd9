"""The laboratory in a browser."""

"""The train of the day over HTTP."""

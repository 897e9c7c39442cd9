"""Used by every part of the server: settings, the log, metrics, limits, credentials, names."""

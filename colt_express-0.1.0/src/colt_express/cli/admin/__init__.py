"""``colt-express admin``: commands for operators of a server."""

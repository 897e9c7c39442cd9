"""``colt-express serve``: the process of a server."""

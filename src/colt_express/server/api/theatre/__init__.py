"""The theatre: games told again, over HTTP."""

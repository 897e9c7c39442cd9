"""Training: the knowledge of searching bots, learned from games between bots (``colt-express
train``)."""

"""Training: what searching bots know, learned from games between bots (``colt-express train``)."""

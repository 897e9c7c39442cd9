"""Searching bots: they try out what might happen in games that look the same to them."""

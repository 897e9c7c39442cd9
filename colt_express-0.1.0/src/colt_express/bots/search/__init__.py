"""Searching bots: Monte Carlo tree search over deals that look the same to the searching seat."""

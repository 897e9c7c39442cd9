"""The boxes: packages that add to what the base game brings."""

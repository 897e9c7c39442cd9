"""Marshal & Prisoners, as the outlaw imagines it: as the Marshal, and as one of his bandits."""

from .box import install

__all__ = ["install"]

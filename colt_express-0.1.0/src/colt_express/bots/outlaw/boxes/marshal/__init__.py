"""Marshal & Prisoners, in the outlaw's forward model: as the Marshal, and as one of the bandits."""

from .box import install

__all__ = ["install"]

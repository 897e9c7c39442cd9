"""The spaces of observations and actions, as Gymnasium has them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from .play import Play


def observation_space(play: Play) -> spaces.Dict:
    """What a seat sees, with the mask of what it may do."""
    most: Any = 255 if play.dtype == np.uint8 else np.inf
    dtype: Any = play.dtype.type
    return spaces.Dict(
        {
            "observation": spaces.Box(0, most, (play.observations.size,), dtype),
            "action_mask": spaces.Box(0, 1, (play.size,), np.int8),
        }
    )


def action_space(play: Play) -> spaces.Discrete:
    return spaces.Discrete(play.size)

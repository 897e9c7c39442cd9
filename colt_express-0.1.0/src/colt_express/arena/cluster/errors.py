"""What can go wrong with a cluster, each with the exit status of the command."""

from __future__ import annotations

from ...errors import TRY_LATER, ColtExpressError


class ClusterError(ColtExpressError):
    """The cluster cannot be used like this; the message says why."""


class ClusterUnreachable(ClusterError):
    """The cluster does not answer, or has no cores."""

    status = TRY_LATER


class ClusterLost(ClusterError):
    """The cluster is gone while games are played."""

    status = TRY_LATER

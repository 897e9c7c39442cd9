"""Games on a Ray cluster (``--cluster HOST:PORT``), where one machine is not enough.

Three programs take part. The command has a `Cluster`, which is used like `Processes`. Its relay is
a process beside the command: only the relay connects to Ray, so that whatever Ray prints, and a
connection that Ray gives up by ending the process, cannot harm the command. Workers are processes
that Ray starts on the machines of the cluster.
"""

from __future__ import annotations

from .cluster import Cluster
from .errors import ClusterError, ClusterLost, ClusterUnreachable

__all__ = ["Cluster", "ClusterError", "ClusterLost", "ClusterUnreachable"]

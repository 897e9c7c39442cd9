"""Metrics: a few counters in the text format that monitoring programs read."""

from __future__ import annotations


class Metrics:
    """What the server has done since it started."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {
            "tables_created": 0,
            "connections": 0,
            "messages_received": 0,
            "messages_sent": 0,
            "messages_refused": 0,
            "choices": 0,
        }

    def add(self, name: str) -> None:
        self.counts[name] += 1

    def text(self, gauges: dict[str, int]) -> str:
        lines = []
        for name, value in self.counts.items():
            lines += [f"# TYPE colt_express_{name}_total counter"]
            lines += [f"colt_express_{name}_total {value}"]
        for name, value in gauges.items():
            lines += [f"# TYPE colt_express_{name} gauge", f"colt_express_{name} {value}"]
        return "\n".join(lines) + "\n"

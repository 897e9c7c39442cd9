"""Ctrl-C stops the program even if Python is busy where an exception has nowhere to go."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest

PRESSED: Final = """
import signal, time, weakref
from colt_express.cli.interrupting import interrupts_kept

class Thing:
    pass

def press(_):
    signal.raise_signal(signal.SIGINT)

class Last:
    def __del__(self):
        press(None)

with interrupts_kept():
    try:
        {somewhere}
        time.sleep(30)
    except KeyboardInterrupt:
        print("stopped")
"""


@pytest.mark.parametrize(
    "somewhere",
    ["thing = Thing(); reference = weakref.ref(thing, press); del thing", "Last()", "press(None)"],
    ids=["callback of a weak reference", "finalizer", "anywhere else"],
)
def test_an_interrupt_is_not_lost(somewhere: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PRESSED.format(somewhere=somewhere)],
        capture_output=True,
        text=True,
        check=False,
        timeout=25,  # the program would sleep for longer
    )
    assert (done.stdout, done.stderr) == ("stopped\n", "")


def test_other_errors_there_are_reported_as_usual() -> None:
    program = PRESSED.format(somewhere="press = lambda _: 1 / 0; Last(); raise KeyboardInterrupt")
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stdout == "stopped\n"
    assert "ZeroDivisionError" in done.stderr

"""Settings of all tests."""

from __future__ import annotations

import os
import signal

from hypothesis import settings

# A shell that starts the tests in the background lets everything ignore Ctrl-C, and programs that
# are started would inherit that; some tests press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Programs speak the language of the environment; the tests read English.
os.environ["LC_ALL"] = "C.UTF-8"

# How long an example takes depends on what else the machine is doing.
settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")

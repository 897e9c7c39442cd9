"""What the command ``colt-express`` runs first.

It stands beside the package, so that Ctrl-C is quiet even while the package is imported.
"""

import signal
import sys


def run() -> None:
    """Run the command. While Python imports, and while it ends, Ctrl-C just ends it."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from colt_express.cli import main

    wanted = sys.argv[1] if sys.argv[1:] else "serve"
    if wanted in main.COMMANDS:
        main.find(wanted)
    try:
        signal.signal(signal.SIGINT, usual)
        main.run()
    finally:
        if usual is signal.default_int_handler:
            signal.signal(signal.SIGINT, signal.SIG_DFL)


if __name__ == "__main__":
    run()

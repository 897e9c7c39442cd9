"""The socket to a table: opened again and again while the server is away, and one message at a
time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from .addresses import TableAddress
from .errors import ClientError, Nonsense, RefusedByServer, Unreachable
from .http import LATER, refusal_in, why
from .messages import FromServer, read_message, written

LARGEST: Final = 4_000_000
"""Maximum size of a message in bytes."""
OPENING: Final = 20.0
"""Time limit in seconds for opening the socket."""
WAITING: Final = 4096
"""Maximum number of messages that wait while the bot thinks."""
FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0
"""Seconds between attempts to connect; each pause is twice as long as the one before."""


class Lost(ClientError):
    """The connection is lost; it may be opened again."""


class Connection:
    """An open socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._identifier = 0

    def send(self, kind: str, **fields: Any) -> int:
        """Send a message; returns its id."""
        self._identifier += 1
        try:
            self._socket.send(written(kind, self._identifier, **fields))
        except (ConnectionClosed, OSError) as error:
            raise Lost(_closed(error)) from None
        return self._identifier

    def receive(self, seconds: float | None = None) -> FromServer | None:
        """The next message; None for one without interest, or if none came within the time."""
        try:
            return read_message(self._socket.recv(timeout=seconds))
        except TimeoutError:
            return None
        except (ConnectionClosed, OSError) as error:
            raise Lost(_closed(error)) from None


@contextmanager
def connected(address: TableAddress) -> Iterator[Connection]:
    """A connection to the table; raises `Lost` if the server cannot be reached."""
    try:
        opened = connect(
            address.socket,
            open_timeout=OPENING,
            close_timeout=2,
            max_size=LARGEST,
            max_queue=WAITING,
        )
    except InvalidStatus as error:
        raise _refused(address, error) from None
    except (OSError, TimeoutError) as error:
        raise Lost(f"{address.server} cannot be reached: {why(error)}") from None
    except WebSocketException as error:
        raise Nonsense(f"{address.server} does not speak the protocol: {error}") from None
    with opened as socket:
        yield Connection(socket)


class Patience:
    """How long attempts to connect go on: until ``seconds`` after the connection was lost."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._pause = FIRST_PAUSE
        self._since = 0.0

    def rest(self) -> None:
        """The connection stands."""
        self._pause, self._since = FIRST_PAUSE, 0.0

    def wait(self, lost: Lost) -> float:
        """Sleep until the next attempt, or give up; returns the seconds slept."""
        self._since = self._since or monotonic()
        pause = min(self._pause, self._since + self.seconds - monotonic())
        if pause <= 0:
            raise Unreachable(f"{lost}; given up after {self.seconds:.0f} seconds")
        sleep(pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)
        return pause


def _refused(address: TableAddress, error: InvalidStatus) -> ClientError:
    answer = error.response
    otherwise = f"{address.server} answered with status {answer.status_code}"
    sentence, code = refusal_in(bytes(answer.body or b""), otherwise)
    if answer.status_code in LATER:
        return Lost(sentence)
    return RefusedByServer(sentence, answer.status_code, code)


def _closed(error: Exception) -> str:
    """Why the connection is lost."""
    if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.reason:
        return f"the server closed the connection: {error.rcvd.reason}"
    return "the connection to the server is lost"

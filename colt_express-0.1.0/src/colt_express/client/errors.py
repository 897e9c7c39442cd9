"""What can go wrong between a bot and a server, each with the exit status of the command."""

from __future__ import annotations

from ..errors import TRY_LATER, ColtExpressError


class ClientError(ColtExpressError):
    """The bot cannot play at this table; the message says why."""


class AddressError(ClientError):
    """The address of a server or the name of a table is malformed."""


class RefusedByServer(ClientError):
    """The server answered with a refusal; ``http_status`` is 0 for one on the socket."""

    def __init__(self, sentence: str, http_status: int = 0, code: str = "") -> None:
        super().__init__(sentence)
        self.http_status = http_status
        self.code = code


class Nonsense(ClientError):
    """The server sent something that this program cannot read."""


class Unreachable(ClientError):
    """The server cannot be reached, or asks to wait."""

    status = TRY_LATER


class SentAway(ClientError):
    """The seat is lost: the host has sent the bot away, or the table is gone."""

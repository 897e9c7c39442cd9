"""The options of ``colt-express serve``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ...server.base.logs import LogFormat

# Where the server listens, and who may use it --------------------------------------------------

Host = Annotated[str, typer.Option(help="The address to listen on.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port.")]
Origin = Annotated[
    list[str] | None,
    typer.Option(help="The origin of another page that may use this server."),
]
AllowedHost = Annotated[
    list[str] | None,
    typer.Option(help="A host name of this server, repeatable.", show_default="any"),
]
Proxies = Annotated[
    int,
    typer.Option(
        min=0, max=9, help="Your own proxies in front of the server, which set X-Forwarded-For."
    ),
]

# Limits ----------------------------------------------------------------------------------------

Messages = Annotated[float, typer.Option(min=1, help="Messages per second from one client.")]
Requests = Annotated[float, typer.Option(min=1, help="Requests per second from one address.")]
Tables = Annotated[
    int, typer.Option(min=1, help="New tables and rematches per hour from one address.")
]
Seats = Annotated[int, typer.Option(min=1, help="Seats per hour taken from one address.")]
SeatsPerAddress = Annotated[
    int, typer.Option(min=1, help="Seats at public tables occupied from one address.")
]
Reviews = Annotated[int, typer.Option(min=1, help="Reviews per hour for one address.")]
Hints = Annotated[int, typer.Option(min=1, help="Hints per hour for one address.")]
Replays = Annotated[int, typer.Option(min=1, help="Replays made per hour for one address.")]
Refusals = Annotated[
    int, typer.Option(min=1, help="Refused messages of one client before it is disconnected.")
]
Connections = Annotated[int, typer.Option(min=1, help="Connections from one address.")]
AllConnections = Annotated[int, typer.Option(min=1, help="Connections in total.")]
Spectators = Annotated[int, typer.Option(min=0, help="Spectators at one table.")]
SpectatorsPerAddress = Annotated[int, typer.Option(min=0, help="Tables watched from one address.")]

# What is served --------------------------------------------------------------------------------

Page = Annotated[
    Path | None,
    typer.Option(
        exists=True,
        file_okay=False,
        help="The folder of another built page.",
        show_default="the page included in this program",
    ),
]
Components = Annotated[
    Path | None,
    typer.Option(help="A file with your own cars and round cards, offered at tables."),
]
Programs = Annotated[
    bool,
    typer.Option(
        "--programs/--no-programs", help="Programs of others may join where the host allows it."
    ),
]
KnownPrograms = Annotated[
    Path | None,
    typer.Option(
        help="A file with programs and their authors; only these may join.", show_default="any"
    ),
]
Calls = Annotated[
    bool,
    typer.Option("--calls/--no-calls", help="Players whose page is closed may be called."),
]
HookHost = Annotated[
    list[str] | None,
    typer.Option(
        help="A host that webhooks may name, even in your own network; repeatable.",
        show_default="any with a public address",
    ),
]
PushHost = Annotated[
    list[str] | None,
    typer.Option(
        help="A push service that browsers may name, repeatable.",
        show_default="any with a public address",
    ),
]
Profiles = Annotated[
    bool,
    typer.Option(
        "--profiles/--no-profiles", help="People may have a profile with several devices."
    ),
]
Legal = Annotated[
    Path | None,
    typer.Option(
        exists=True,
        file_okay=False,
        help="A folder with your privacy.txt and imprint.txt.",
        show_default="what the program stores",
    ),
]
Contact = Annotated[
    str, typer.Option(help="For security.txt, such as mailto:security@example.org.")
]
DayTrain = Annotated[
    bool, typer.Option("--today/--no-today", help="Whether the train of the day runs.")
]
DayList = Annotated[
    bool,
    typer.Option(
        "--today-list/--no-today-list",
        help="Whether results of the train of the day are listed, if players agree.",
    ),
]
QuickMatch = Annotated[
    bool,
    typer.Option(
        "--quick-match/--no-quick-match", help="Whether strangers who wait are seated together."
    ),
]
Ladder = Annotated[
    bool,
    typer.Option(
        "--ladder/--no-ladder",
        help="Whether games of the quick match are rated, for people who want it.",
    ),
]
Evenings = Annotated[
    bool,
    typer.Option("--evenings/--no-evenings", help="Whether evenings among friends are held."),
]
OpenPage = Annotated[bool, typer.Option("--open", help="Open the page in a browser.")]

# How tables are run and kept -------------------------------------------------------------------

Workers = Annotated[int, typer.Option(min=1, max=64, help="Worker processes for bots.")]
ReviewSeconds = Annotated[
    float, typer.Option(min=1, help="Seconds for the review of a finished game.")
]
VoteSeconds = Annotated[
    float,
    typer.Option(
        min=1, help="Seconds after which others may vote for a bot to replace an idle player."
    ),
]
AbsenceSeconds = Annotated[
    float,
    typer.Option(
        min=1,
        help="Seconds of absence after which the host may let a bot play for a player.",
    ),
]
SeatSeconds = Annotated[
    float,
    typer.Option(min=30, help="Seconds after which the seat of an absent guest is freed."),
]
KeepWaiting = Annotated[
    float, typer.Option(min=0.1, help="Hours after which an abandoned lobby is closed.")
]
KeepFinished = Annotated[
    float,
    typer.Option(min=0, help="Days that a finished game is kept; 0 is forever."),
]
KeepAbandoned = Annotated[
    float,
    typer.Option(min=0, help="Days that an unfinished game is kept; 0 is forever."),
]
KeepProfiles = Annotated[
    float,
    typer.Option(min=0, help="Days that an unused profile is kept; 0 is forever."),
]
Memory = Annotated[int, typer.Option(min=16, help="Megabytes of memory for tables, approximately.")]

# Operation -------------------------------------------------------------------------------------

Metrics = Annotated[
    str | None,
    typer.Option(
        metavar="[HOST:]PORT",
        help="Expose metrics at this address, which should not be public.",
        show_default="nowhere",
    ),
]
Grace = Annotated[float, typer.Option(min=1, help="Seconds for a graceful shutdown (SIGTERM).")]
Log = Annotated[
    LogFormat,
    typer.Option(help="The log format: lines for people, or one JSON object per line."),
]

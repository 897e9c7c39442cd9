"""``colt-express train``: trains the searching bots on games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from ...arena.in_order import Jobs
from ...arena.training.collecting import collect_samples
from ...arena.training.samples import Samples
from ...bots import check_code
from ...bots.knowledge import Learned, read_learned
from ...documents import DocumentError, read_document
from ...errors import ColtExpressError
from ..options import ClusterOption, JobsOption
from ..standard_streams import keep_output
from ..writing import check_writable, write
from .playing_on import playing_on


class CannotLearn(ColtExpressError):
    """A dependency of training is missing, or what it starts from."""


class Course(NamedTuple):
    """The usual training: a number of games between these bots."""

    games: int
    teacher: str


OUTLAWS: Final = Course(16_000, "outlaw")
PEERS: Final = Course(3_898, "gunslinger:400")


def train(
    out: Annotated[Path, typer.Argument(help="The file to write.")],
    peers: Annotated[
        bool,
        typer.Option(
            "--peers",
            help="Keep what the file says, and learn the chances of searching bots to win.",
        ),
    ] = False,
    games: Annotated[
        int | None,
        typer.Option(
            "-n",
            "--games",
            min=1,
            help="Number of games.",
            show_default=f"{OUTLAWS.games}, or {PEERS.games} with --peers",
        ),
    ] = None,
    teacher: Annotated[
        str | None,
        typer.Option(
            help="The bot that plays the training games.",
            show_default=f"{OUTLAWS.teacher}, or {PEERS.teacher} with --peers",
        ),
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same file.")] = "school",
    jobs: JobsOption = None,
    cluster: ClusterOption = None,
) -> None:
    """Train the searching bots on games between bots."""
    usual = PEERS if peers else OUTLAWS
    games = games or usual.games
    teacher = check_code(teacher or usual.teacher)
    check_writable(out)
    known = _read(out) if peers else None
    try:
        from ...arena.training.fitting import learn, learn_peers
    except ImportError:
        raise CannotLearn("training needs numpy: pip install 'colt-express[learn]'") from None
    with playing_on(cluster, jobs, [teacher]) as workers:
        samples = _watch(games, teacher, seed, workers, peers)
    made = f"colt-express train -n {games} --teacher {teacher} --seed {seed}"
    learned = (
        learn(samples, made) if known is None else learn_peers(samples, known, f"{made} --peers")
    )
    keep_output()
    write(out, msgspec.json.encode(learned) + b"\n")
    typer.echo(f"{len(samples.plans):,} plans and {len(samples.tables):,} standings: {out}")


def _watch(games: int, teacher: str, seed: str, jobs: Jobs, peers: bool) -> Samples:
    """The samples of the training games, with a progress bar on standard error."""
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("lessons", total=games)
        return collect_samples(
            games,
            teacher,
            seed,
            jobs,
            report=lambda done: progress.update(task, completed=done),
            peers=peers,
        )


def _read(file: Path) -> Learned:
    """The file of an earlier training, without ``--peers``."""
    try:
        return read_learned(read_document(file))
    except DocumentError as error:
        raise CannotLearn(f"{file} {error}; train without --peers first") from None

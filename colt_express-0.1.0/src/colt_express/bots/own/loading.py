"""Reading a user's code and finding the bot in it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isabstract, isfunction, signature
from pathlib import Path
from types import CodeType, FunctionType, MappingProxyType, ModuleType
from typing import Final, NamedTuple

from ...errors import did_you_mean
from ..base import Bot
from .mistakes import Mistake, OwnBotError, mistake_in, refused, told

CODE: Final = re.compile(r"(.+\.py)(?::(.*))?")
MISTAKES: Final = (Exception, SystemExit)

METHODS: Final = {
    "__init__": "__init__(self, seat, dice, rules)",
    "choose": "choose(self, decision, look)",
    "end": "end(self, result)",
}
"""By name: the methods of a bot that are called from outside, with their arguments."""

TYPED: Final = "own_bot_typed"
"""Name of the module of typed text."""


class OwnCode(NamedTuple):
    """A bot in a user's code. ``code`` names it; ``file`` is the name by which tracebacks know its
    code, which is ``source``."""

    code: str
    file: str
    source: str
    bot: type[Bot]


def is_own(code: str) -> bool:
    """Whether a code names a file.

    >>> is_own("my_bot.py:MyBot"), is_own("outlaw")
    (True, False)
    """
    return CODE.fullmatch(code) is not None


def load_own(code: str) -> OwnCode:
    """The class that a code names."""
    file, name = _read(code)
    sent = _SENT.get().get(_named(code))
    module, source = _module(file) if sent is None else _sent_module(file, sent)
    if not name:
        bots = _bots(module)
        example = bots[0] if bots else "MyBot"
        raise OwnBotError(f"{code!r} names a file only; name its class, too: {code}:{example}")
    return OwnCode(code, str(file), source, _bot(module, name, file.name))


def load_class(code: str) -> tuple[str, str, type]:
    """The file of a code, its source, and the class in it, of whatever kind."""
    file, name = _read(code)
    if not name:
        raise OwnBotError(f"{code!r} names a file only; name its class, too: {code}:MyClass")
    module, source = _module(file)
    classes = {word: thing for word, thing in vars(module).items() if isinstance(thing, type)}
    if name not in classes:
        raise OwnBotError(f"{file.name} has no class {name!r}{did_you_mean(name, [*classes])}")
    return str(file), source, classes[name]


def load_text(
    source: str, file: str, prepare: Callable[[CodeType], None] = lambda _: None
) -> OwnCode:
    """The bot in typed text, as if it stood in ``file``: the class ``MyBot``, or else the last one
    that derives from `Bot`. ``prepare`` is given the code before it is run."""
    module = ModuleType(TYPED)
    sys.modules[TYPED] = module
    try:
        code = compile(source, file, "exec", dont_inherit=True)
        prepare(code)
        exec(code, vars(module))
    except MISTAKES as error:
        mistake = mistake_in(error, file, source)
        raise refused(f"{file} cannot be used: {told(mistake, file)}", mistake) from None
    bots = _bots(module)
    if not bots:
        raise refused(
            f"{file} has no bot; derive a class from colt_express.bots.Bot", Mistake("class")
        )
    name = "MyBot" if "MyBot" in bots else bots[-1]
    return OwnCode(f"{file}:{name}", file, source, _bot(module, name, file))


def fingerprint(code: str) -> str:
    """A value that changes when the file does."""
    return sha256(_contents(_read(code)[0])).hexdigest()[:16]


_SENT: Final[ContextVar[Mapping[str, bytes]]] = ContextVar(
    "sent files", default=MappingProxyType({})
)
"""By name: files that are not on this machine."""


@contextmanager
def sent_files(files: Mapping[str, bytes]) -> Iterator[None]:
    """Inside, codes that name one of these files mean what was sent, whatever lies here."""
    before = _SENT.set(files)
    try:
        yield
    finally:
        _SENT.reset(before)


def file_of(code: str) -> tuple[str, bytes]:
    """The name of the file as a code has it, and its contents, to be sent to another machine."""
    return _named(code), _contents(_read(code)[0])


def _named(code: str) -> str:
    found = CODE.fullmatch(code)
    assert found is not None
    return found[1]


def _read(code: str) -> tuple[Path, str]:
    found = CODE.fullmatch(code)
    assert found is not None
    return Path(found[1]).absolute(), found[2] or ""


@cache
def _module(file: Path) -> tuple[ModuleType, str]:
    """The file, run once in each process, and its text. It may import what lies beside it."""
    source = _contents(file).decode(errors="replace")
    name = _module_name(str(file).encode())
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    try:
        spec.loader.exec_module(module)
    except MISTAKES as error:
        del sys.modules[name]
        mistake = mistake_in(error, str(file), source)
        raise refused(f"{file.name} cannot be used: {told(mistake, file.name)}", mistake) from None
    return module, source


@cache
def _sent_module(file: Path, content: bytes) -> tuple[ModuleType, str]:
    """A file that was sent, run once in each process, and its text."""
    source = content.decode(errors="replace")
    module = ModuleType(_module_name(content))
    sys.modules[module.__name__] = module
    try:
        exec(compile(content, str(file), "exec", dont_inherit=True), vars(module))
    except MISTAKES as error:
        del sys.modules[module.__name__]
        mistake = mistake_in(error, str(file), source)
        hint = "; only the file itself is sent to a cluster" if _misses(error) else ""
        sentence = f"{file.name} cannot be used: {told(mistake, file.name)}{hint}"
        raise refused(sentence, mistake) from None
    return module, source


def _misses(error: BaseException) -> bool:
    """Whether something is not there that perhaps lies beside the file."""
    return isinstance(error, (ModuleNotFoundError, FileNotFoundError))


def _module_name(distinct: bytes) -> str:
    return f"own_bot_{sha256(distinct).hexdigest()[:16]}"


def _contents(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise OwnBotError(f"{file} cannot be read: {error.strerror}") from None


def _bots(module: ModuleType) -> list[str]:
    """The names of the bots that a module defines, in its order."""
    return [
        word
        for word, thing in vars(module).items()
        if isinstance(thing, type)
        and issubclass(thing, Bot)
        and thing.__module__ == module.__name__
    ]


def _bot(module: ModuleType, name: str, file: str) -> type[Bot]:
    """The bot of that name, checked."""
    bot = getattr(module, name, None)
    if bot is None:
        hint = did_you_mean(name, _bots(module))
        raise refused(f"{file} has no class {name!r}{hint}", Mistake("class", name))
    if not isinstance(bot, type) or not issubclass(bot, Bot):
        raise refused(
            f"{name} in {file} is no bot; derive it from colt_express.bots.Bot",
            Mistake("class", name),
        )
    if isabstract(bot):
        raise refused(
            f"{name} in {file} has no method {METHODS['choose']}", Mistake("choose", name)
        )
    for method, wanted in METHODS.items():
        defined = getattr(bot, method)
        if isfunction(defined) and not _takes(defined, wanted.count(",") + 1):
            raise refused(
                f"{method} of {name} in {file} takes other arguments than {wanted}",
                Mistake("signature", wanted, _first_line(defined)),
            )
    return bot


def _takes(method: Callable[..., object], arguments: int) -> bool:
    """Whether a function can be called with that many arguments."""
    try:
        signature(method).bind(*[None] * arguments)
    except TypeError:
        return False
    return True


def _first_line(function: FunctionType) -> int:
    return function.__code__.co_firstlineno

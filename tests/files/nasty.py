"""Nasty documents: each has been, or could be, a traceback, a hang or gigabytes."""

from __future__ import annotations

from typing import Final

DEEP: Final = 100_000
DIGITS: Final = "9" * 5_000
LONG: Final = "x" * 500_000

RECORD: Final = (
    '{"format": "colt-express game", "version": 1, "rules": 2, "setup": %s, "choices": %s}'
)
TABLE: Final = '{"players": 3, "seed": "1"}'


def record(setup: str = TABLE, choices: str = "[]") -> str:
    return RECORD % (setup, choices)


RECORDS: Final[dict[str, str | bytes]] = {
    "empty": "",
    "zeros": b"\x00" * 1000,
    "not UTF-8": b'{"format": "\xff\xfe"}',
    "UTF-16": record().encode("utf-16"),
    "null": "null",
    "a number": "1e400",
    "a list": "[]",
    "deep lists": "[" * DEEP,
    "deep and closed": "[" * DEEP + "]" * DEEP,
    "deep tables": '{"a":' * DEEP + "1" + "}" * DEEP,
    "deep setup": record('{"players": ' + "[" * 500 + "]" * 500 + "}"),
    "deep boxes": record('{"players": 3, "boxes": ' + "[" * 29 + "]" * 29 + "}"),
    "many digits": record(f'{{"players": {DIGITS}}}'),
    "many digits as version": record().replace('"version": 1', f'"version": {DIGITS}'),
    "many digits of a choice": record(choices=f'["{DIGITS} draw"]'),
    "a seat in other digits": record(choices='["٣ draw"]'),
    "a superscript seat": record(choices='["² draw"]'),
    "a negative seat": record(choices='["-1 draw"]'),
    "a huge exponent": record('{"players": 1e999999}'),
    "a long number": record(f'{{"players": 0.{DIGITS}}}'),
    "a long choice": record(choices=f'["0 {LONG}"]'),
    "a long key": record(f'{{"{LONG}": 1}}'),
    "a long name": record(f'{{"players": ["{LONG}", "tuco", "doc"]}}'),
    "a long format": record().replace("colt-express game", LONG),
    "escapes in a key": record('{"\\u001b[31m": 1}'),
    "escapes in a name": record('{"players": ["\\u001b]0;x\\u0007", "tuco", "doc"]}'),
    "escapes in a choice": record(choices='["0 \\u001b[2J"]'),
    "a lone surrogate": record('{"players": 3, "seed": "\\ud800"}'),
    "a long seed": record(f'{{"players": 3, "seed": "{LONG}"}}'),
    "no seed": record('{"players": 3}'),
    "many choices": record(choices="[" + ",".join(['"0 draw"'] * 80_000) + "]"),
    "many taken back": record()[:-1]
    + ', "taken_back": ['
    + ",".join(
        ['{"number": 0, "choice": "0 draw"}'] * 10_000 + ['{"number": 0, "choice": "9 draw"}']
    )
    + "]}",
    "taken back too far": record()[:-1] + ', "taken_back": [{"number": -5, "choice": "x"}]}',
    "too long": record() + " " * 1_100_000,
    "a tail that needs 99 purses": record(
        '{"players": 3, "seed": "1", "house": {"box": "h", "tail": {"x": {"purse": 99}}}}'
    ),
    "a house of its own": record('{"players": 3, "seed": "1", "house": "house"}'),
    "a switch that is a table": record('{"players": 3, "switches": {"horses": {}}}'),
}

SCENARIO: Final = "name: n\nrules: [PLAN-1]\nsetup:\n  players: [ghost, tuco, doc]\n"
LAUGHS: Final = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 12)
)

SCENARIOS: Final[dict[str, str | bytes]] = {
    "empty": "",
    "zeros": b"\x00" * 1000,
    "not UTF-8": b"name: \xff",
    "a list": "- a\n- b\n",
    "a tab": "name:\n\t- x",
    "deep lists": "[" * DEEP,
    "deep and closed": "name: " + "[" * 2000 + "]" * 2000,
    "deep mappings": "".join(f"{' ' * n}a:\n" for n in range(900)),
    "billion laughs": LAUGHS,
    "billion laughs in a name": f"{SCENARIO}{LAUGHS}expect: *a11\n",
    "itself": "name: &n\n  - *n\n",
    "itself in a mapping": "&n\nname: *n\n",
    "no such anchor": "name: *nothing\n",
    "an alias as a key": "a: &a x\n*a : y\n",
    "a list as a key": "? [a, b]\n: c\n",
    "many digits": f"name: {DIGITS}\n",
    "many digits in a round": f"{SCENARIO}round: {DIGITS}\n",
    "hexadecimal": f"{SCENARIO}round: 0x1F\n",
    "sexagesimal": f"{SCENARIO}round: 190:20:30\n",
    "octal": f"{SCENARIO}round: 0o17\n",
    "binary": f"{SCENARIO}round: 0b11\n",
    "underscores": f"{SCENARIO}round: 1__0_\n",
    "a float": f"{SCENARIO}round: 1.5e300\n",
    "a tag of Python": "!!python/object/apply:os.system ['true']\n",
    "a tag of Python as a value": f"{SCENARIO}round: !!python/name:os.system\n",
    "a wrong tag": f"{SCENARIO}round: !!int x\n",
    "a date": f"{SCENARIO}round: 2024-02-30\n",
    "a long key": f"{LONG}: 1\n",
    "a long key in a scenario": f"{SCENARIO}? {LONG}\n: 1\n",
    "a long value": f"{SCENARIO}event: {LONG}\n",
    "a long step": f"{SCENARIO}play:\n- ghost: {LONG}\n",
    "a long seat": f"{SCENARIO}play:\n- {'y' * 1000}: draw\n",
    "escapes": f'{SCENARIO}"\\e[31m": 1\n',
    "escapes in the name": 'name: "\\e[31m"\nrules: [x]\nsetup: {players: 3}\nround: 9\n',
    "a token of many digits": f"{SCENARIO}position: {{loot: {{car 1: [purse {DIGITS}]}}}}\n",
    "an event that is a list": f"{SCENARIO}event: [braking]\n",
    "an event that is a mapping": f"{SCENARIO}event: {{a: b}}\n",
    "numbers as players": "name: n\nrules: [x]\nsetup: {players: [1, 2, 3]}\n",
    "steps that are words": f"{SCENARIO}play: [draw]\n",
    "a merge key": f"{SCENARIO}<<: {{round: 1}}\n",
    "unclosed quotes": 'name: "x\n',
    "many documents": "---\n" * 100_000,
    "many values": "name: [" + "1, " * 200_000 + "1]\n",
    "too long": "# x\n" * 300_000,
}

COMPONENTS: Final[dict[str, str | bytes]] = {
    "empty": "",
    "zeros": b"\x00" * 1000,
    "not UTF-8": b'box = "\xff"',
    "deep lists": "box = " + "[" * DEEP,
    "deep and closed": "box = " + "[" * 900 + "]" * 900,
    "deep tables": "box = " + "{a = " * 900 + "1" + "}" * 900,
    "a long dotted key": "a." * 40_000 + "a = 1",
    "a long spaced key": "a . " * 20_000 + "a = 1",
    "a long header": "[" + "a." * 40_000 + "a]",
    "many digits": f"neutral_bullets = {DIGITS}",
    "many hexadecimal digits": f"neutral_bullets = 0x{'f' * 50_000}",
    "a long float": f"neutral_bullets = 1.{DIGITS}",
    "infinity": 'box = "h"\nneutral_bullets = inf',
    "a date": 'box = "h"\nneutral_bullets = 2024-02-30T25:61:61',
    "a long string": f'box = "h"\n[cars]\n"{LONG[:90_000]}" = {{}}',
    "escapes in a key": '"\\u001b[31m" = 1',
    "escapes in a car": 'box = "h"\n[cars]\n"\\u001b[31m" = {purse = 1}',
    "an unnamed car": 'box = "h"\n[cars]\n"" = {purse = 1}',
    "a car called locomotive": 'box = "h"\n[cars]\nlocomotive = {purse = 1}',
    "escapes in an event": 'box = "h"\n[stations]\nx = {turns = "O", event = "\\u001b[31m"}',
    "a tail that needs 99 purses": 'box = "h"\n[tail]\nx = {purse = 99}',
    "a cast": 'box = "h"\ncharacters = ["ghost"]',
    "a deck of the law": 'box = "h"\n[law_deck]\nmove = 1',
    "flasks of money": 'box = "h"\n[tokens.flask]\n500 = 1',
    "values in other digits": 'box = "h"\n[tokens.purse]\n"٣" = 1',
    "a value of many digits": f'box = "h"\n[tokens.purse]\n"{DIGITS}" = 1',
    "quotes without end": 'box = """' + "x" * 50_000,
    "backslashes": 'box = "' + "\\\\" * 20_000,
    "too long": "# x\n" * 30_000,
}

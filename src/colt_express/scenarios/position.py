"""Setting up a scenario: a normal setup, then everything the scenario names put in its place."""

from __future__ import annotations

from types import NoneType

from ..engine.base.planning import PLANNING_TURNS
from ..engine.base.rounds import NEXT_ROUND
from ..engine.base.stealing import STEAL
from ..engine.configuration.setup import Setup
from ..engine.configuration.table_options import TableOptions
from ..engine.errors import SetupError
from ..engine.figures import FIGURES
from ..engine.flow import run
from ..engine.game import Game
from ..engine.geometry import in_a_car
from ..engine.places import AWAY, inside
from ..engine.rulebook import RoundCard
from ..engine.state import PLANNING, Bandit, State
from ..engine.tokens import ASIDE, HELD
from ..errors import did_you_mean, quoted
from .box import open_bullets
from .boxes import BOXES
from .dealing import deal, draw_other_hands, lay_down_pile
from .document import Table
from .naming import read_place, read_token

LAST_ROUND = 5
BANDIT_KEYS = ("at", "bullets", "loot", "hits", "hand", "deck", "discard")


def make_setup(scenario: Table) -> Setup:
    """The scenario's table. Seat 0 is first player. Raises `SetupError` if it is refused."""
    table = scenario.table("setup")
    table.only("players", "boxes", "options", "cars", "rounds", "selection", "seed")
    options = table.table("options")
    switches = {k: str(v) for k, v in options.items() if k not in ("rules", "expert", "variant")}
    chosen = TableOptions(
        boxes=table.words("boxes"),
        rules=options.get("rules", "advanced"),
        expert=options.get("expert"),
        variant=options.get("variant"),
        switches=switches,
        cars=table.get("cars"),
        rounds=table.get("rounds"),
        selection=table.get("selection"),
        first=0,
    )
    return Setup.of(table.get("players", 0), chosen, table.get("seed", "scenario"))


def build_game(scenario: Table) -> Game:
    """The game in the scenario's position, run on to its first decision."""
    game = lay_out(scenario)
    run(game.state)
    return game


def lay_out(scenario: Table) -> Game:
    """The game in the scenario's position, before anything happens in it."""
    try:
        game = Game(make_setup(scenario))
    except SetupError as error:
        raise scenario.error(str(error), "setup") from None
    if "rounds" not in scenario.table("setup"):
        game.state.round_cards = [_plain(game.state, c) for c in game.state.round_cards]
    if any(key in scenario for key in ("position", "pile", "round", "event")):
        if not game.state.players:
            raise scenario.error("a position needs 'players' to name the characters")
        _clear_table(game.state)
        _choose_round(game.state, scenario)
        _apply_position(game.state, scenario.table("position"))
        _start(game.state, scenario)
    return game


def _plain(state: State, card: RoundCard) -> RoundCard:
    """Rounds that a scenario does not name get cards without anything of a box."""
    return next(plain for plain in [card, *state.rules.rounds] if _is_plain(plain))


def _is_plain(card: RoundCard) -> bool:
    return all(box.is_plain(card) for box in BOXES)


def _clear_table(state: State) -> None:
    """Back to the moment before the first round, without questions."""
    state.questions = ()
    state.answered = ()
    state.stack.clear()
    state.pile = []
    for player in state.players:
        player.deck = sorted(player.deck + player.hand)
        player.hand = []
    caboose = state.rules.train.caboose
    state.first = 0
    if state.rules.two_bandits or any(box.chooses_places(state) for box in BOXES):
        # Place the bandits by SET-10 and PAIR-4, without asking players.
        for bandit in state.bandits:
            bandit.place = inside(caboose if bandit.index % 2 == 0 else caboose - 1)
    for box in BOXES:
        box.clear(state)


def _choose_round(state: State, scenario: Table) -> None:
    """Which round is played, and what ends it: nothing, unless the scenario says so."""
    event = scenario.get("event")
    if not isinstance(event, (str, NoneType)):
        raise scenario.error("event must be the name of an event", "event")
    station = event in [card.name for card in state.rules.stations]
    number = scenario.number("round", LAST_ROUND if station else 1)
    if not 1 <= number <= LAST_ROUND:
        raise scenario.error(f"round is {number}; a game has rounds 1 to {LAST_ROUND}", "round")
    if event is not None and event not in state.rules.events:
        known = list(state.rules.events)
        raise scenario.error(
            f"no event is called {quoted(event)}{did_you_mean(event, known)}", "event"
        )
    state.round = number - 1
    card = state.round_card
    named = "rounds" in scenario.table("setup")
    if event is None and not named:
        event = ""
    if event is not None:
        state.round_cards = state.round_cards[:]
        state.round_cards[state.round] = RoundCard(
            card.name, card.turns, event, card.station, card.keep, card.reconstructed
        )


def _apply_position(state: State, position: Table) -> None:
    position.only(
        "marshal",
        "neutral_bullets",
        "bandits",
        "loot",
        *[key for box in BOXES for key in box.keys(state, position)],
    )
    if "marshal" in position and state.rules.lawman >= 0:
        raise position.error("somebody plays the Marshal; he is among the 'bandits'", "marshal")
    if "marshal" in position:
        state.marshal_at = read_place(position["marshal"], state, position, "marshal")
        if not in_a_car(state, state.marshal_at):
            raise position.error("the Marshal is always inside a car (MARSHAL-1)", "marshal")
    state.neutral = position.number("neutral_bullets", state.neutral)
    if not 0 <= state.neutral <= state.rules.neutral:
        raise position.error(
            f"there are 0 to {state.rules.neutral} neutral bullets", "neutral_bullets"
        )
    bandits = position.table("bandits")
    names = [FIGURES[bandit.character] for bandit in state.bandits]
    bandits.only(*names)
    for bandit in state.bandits:
        table = bandits.table(FIGURES[bandit.character])
        table.only(
            *BANDIT_KEYS,
            *[key for box in BOXES for key in box.bandit_keys(state, bandit, table)],
        )
        _place_bandit(state, bandit, table)
    _lay_out_loot(state, position)
    for player in state.players:
        deal(state, player, bandits)
    for box in BOXES:
        box.apply(state, position)
    for bandit in state.bandits:
        if bandit.place == state.marshal_at and state.rules.lawman < 0:
            raise bandits.error(
                f"{FIGURES[bandit.character]} is in the Marshal's car, where nobody can stay"
                " (MEET-1)",
                FIGURES[bandit.character],
            )


def _place_bandit(state: State, bandit: Bandit, table: Table) -> None:
    if table.get("at") == "away":
        if not any(box.may_be_away(state) for box in BOXES):
            others = " or ".join(box.away for box in BOXES if box.away)
            raise table.error(f"nobody is away but {others}", "at")
        bandit.place = AWAY
        for box in BOXES:
            box.send_away(state, bandit)
    elif "at" in table:
        bandit.place = read_place(table["at"], state, table, "at")
    bandit.bullets = table.number("bullets", bandit.bullets)
    if not 0 <= bandit.bullets <= state.rules.bullets:
        raise table.error(f"a bandit has 0 to {state.rules.bullets} bullets", "bullets")
    hits = table.table("hits")
    received = list(bandit.hits)
    for shooter in hits:
        if shooter != "neutral" and not _could_hit(state, bandit, shooter):
            raise hits.error(f"{quoted(shooter)} cannot have hit him", shooter)
        most = _bullets_of(state, shooter)
        count = hits.number(shooter, 0)
        if not 0 <= count <= most:
            raise hits.error(f"there are only {most} bullets of {shooter}", shooter)
        received[FIGURES.index(shooter)] = count
    lying_open = open_bullets(table)
    for figure in set(lying_open):
        count = lying_open.count(figure)
        if "hits" not in table:
            received[figure] += count
        elif received[figure] < count:
            name = FIGURES[figure]
            raise hits.error("bullets that lie open are received, too (MP-BULLET)", name)
    bandit.hits = tuple(received)


def _bullets_of(state: State, shooter: str) -> int:
    if shooter == "neutral":
        return state.rules.neutral
    special = [box.bullets_of(state, shooter) for box in BOXES]
    return next((number for number in special if number is not None), state.rules.bullets)


def _could_hit(state: State, bandit: Bandit, shooter: str) -> bool:
    names = [FIGURES[other.character] for other in state.bandits if other is not bandit]
    return shooter in names


def _lay_out_loot(state: State, position: Table) -> None:
    """Replace the loot of a normal setup by the named loot."""
    everyone = (1 << state.rules.seats) - 1
    kept: list[tuple[int, int, int, int]] = []  # kind, value, where, known
    bandits = position.table("bandits")
    replaced = [
        HELD + b.index for b in state.bandits if "loot" in bandits.table(FIGURES[b.character])
    ]
    for token, where in enumerate(state.token_at):
        lying = where < ASIDE
        if where not in replaced and not (lying and "loot" in position):
            kept.append(
                (
                    state.token_kinds[token],
                    state.token_values[token],
                    where,
                    state.token_known[token],
                )
            )
    for bandit in state.bandits:
        table = bandits.table(FIGURES[bandit.character])
        for words in table.items_of("loot"):
            kind, value = read_token(words, state, table, "loot")
            secret = state.rules.face_down[kind] and not _known_to_all(kind, value)
            kept.append(
                (kind, value, HELD + bandit.index, 1 << bandit.seat if secret else everyone)
            )
    floor = position.table("loot")
    for place_words in floor:
        place = read_place(place_words, state, floor, place_words)
        for words in floor.items_of(place_words):
            kind, value = read_token(words, state, floor, place_words)
            secret = state.rules.face_down[kind] and not _known_to_all(kind, value)
            kept.append((kind, value, place, 0 if secret else everyone))
    state.token_kinds = [kind for kind, _, _, _ in kept]
    state.token_values = [value for _, value, _, _ in kept]
    state.token_at = [where for _, _, where, _ in kept]
    state.token_known = [known for _, _, _, known in kept]


def _known_to_all(kind: int, value: int) -> bool:
    return any(box.known_to_all(kind, value) for box in BOXES)


def _start(state: State, scenario: Table) -> None:
    """Continue the round from the point that the scenario names."""
    parts = state.rules.parts
    state.phase = PLANNING
    if "pile" in scenario:
        lay_down_pile(state, scenario)
        parts = parts[parts.index(STEAL) :]
    elif draw_other_hands(state, scenario.table("position").table("bandits")):
        parts = parts[parts.index(PLANNING_TURNS) :]
    if state.round + 1 == len(state.round_cards):
        state.push(NEXT_ROUND)  # which ends the game; earlier, the runner waits between rounds
    for part in reversed(parts):
        state.push(part)
    for box in BOXES:
        box.begin_round(state)
    if state.log is not None:
        state.log.clear()

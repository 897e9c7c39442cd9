"""Setting up a scenario: a normal setup, then everything the scenario names put in its place."""

from __future__ import annotations

from ..engine.base.hands import draw_cards, hand_size, shuffle_deck
from ..engine.base.planning import PLANNING_TURNS
from ..engine.base.rounds import NEXT_ROUND
from ..engine.base.stealing import STEAL
from ..engine.cards import BULLET, KIND_MASK, KIND_NAMES, OWNER_SHIFT, card_of, is_bullet
from ..engine.errors import SetupError, did_you_mean
from ..engine.figures import FIGURES, NOBODY
from ..engine.flow import run
from ..engine.game import Game
from ..engine.geometry import in_a_car
from ..engine.places import inside
from ..engine.rulebook import RoundCard
from ..engine.setup import Setup
from ..engine.state import PLANNING, Bandit, Played, Player, State
from ..engine.tokens import ASIDE, HELD
from .document import Table
from .naming import read_card, read_place, read_token

LAST_ROUND = 5
BANDIT_KEYS = ("at", "bullets", "loot", "hits", "hand", "deck", "discard")


def read_setup(scenario: Table) -> Setup:
    """The scenario's table. Seat 0 is first player."""
    table = scenario.table("setup")
    table.only("players", "boxes", "options", "cars", "rounds", "selection", "seed")
    options = table.table("options")
    switches = {k: str(v) for k, v in options.items() if k not in ("rules", "expert", "variant")}
    try:
        return Setup(
            table.get("players", 0),
            boxes=table.words("boxes"),
            rules=options.get("rules", "advanced"),
            expert=options.get("expert"),
            variant=options.get("variant"),
            switches=switches,
            cars=table.get("cars"),
            rounds=table.get("rounds"),
            selection=table.get("selection"),
            first=0,
            seed=table.get("seed", "scenario"),
        )
    except SetupError as error:
        raise table.error(str(error)) from None


def build_game(scenario: Table) -> Game:
    """The game in the scenario's position, run on to its first decision."""
    game = Game(read_setup(scenario))
    if any(key in scenario for key in ("position", "pile", "round", "event")):
        if not game.state.players:
            raise scenario.error("a position needs 'players' to name the characters")
        _clear_table(game.state)
        _choose_round(game.state, scenario)
        _apply_position(game.state, scenario.table("position"), "pile" in scenario)
        _start(game.state, scenario)
    return game


def _clear_table(state: State) -> None:
    """Back to the moment before the first round, without questions."""
    state.questions.clear()
    state.answers.clear()
    state.stack.clear()
    state.pile = []
    for player in state.players:
        player.deck = sorted(player.deck + player.hand)
        player.hand = []
    caboose = state.rules.train.caboose
    if state.rules.two_bandits:
        for bandit in state.bandits:
            first_of_pair = bandit.index % 2 == 0
            bandit.place = inside(caboose if first_of_pair else caboose - 1)


def _choose_round(state: State, scenario: Table) -> None:
    """Which round is played, and what ends it: nothing, unless the scenario says so."""
    event = scenario.get("event")
    station = event in [card.name for card in state.rules.stations]
    number = scenario.number("round", LAST_ROUND if station else 1)
    if not 1 <= number <= LAST_ROUND:
        raise scenario.error(f"round is {number}; a game has rounds 1 to {LAST_ROUND}", "round")
    if event is not None and event not in state.rules.events:
        known = list(state.rules.events)
        raise scenario.error(f"no event is called {event!r}{did_you_mean(event, known)}", "event")
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


def _apply_position(state: State, position: Table, resolving: bool) -> None:
    position.only("marshal", "neutral_bullets", "bandits", "loot")
    if "marshal" in position:
        state.marshal = read_place(position["marshal"], state, position, "marshal")
        if not in_a_car(state, state.marshal):
            raise position.error("the Marshal is always inside a car (MARSHAL-1)", "marshal")
    state.neutral = position.number("neutral_bullets", state.neutral)
    bandits = position.table("bandits")
    names = [FIGURES[bandit.character] for bandit in state.bandits]
    bandits.only(*names)
    for bandit in state.bandits:
        table = bandits.table(FIGURES[bandit.character])
        table.only(*BANDIT_KEYS)
        _place_bandit(state, bandit, table)
    _lay_out_loot(state, position)
    for player in state.players:
        _deal(state, player, bandits)
    for bandit in state.bandits:
        if bandit.place == state.marshal:
            raise bandits.error(
                f"{FIGURES[bandit.character]} is in the Marshal's car, where nobody can stay"
                " (MEET-1)",
                FIGURES[bandit.character],
            )


def _place_bandit(state: State, bandit: Bandit, table: Table) -> None:
    if "at" in table:
        bandit.place = read_place(table["at"], state, table, "at")
    bandit.bullets = table.number("bullets", bandit.bullets)
    if not 0 <= bandit.bullets <= state.rules.bullets:
        raise table.error(f"a bandit has 0 to {state.rules.bullets} bullets", "bullets")
    hits = table.table("hits")
    for shooter in hits:
        if shooter not in FIGURES:
            raise hits.error(f"no bullet is called {shooter!r}", shooter)
        most = state.rules.neutral if shooter == "neutral" else state.rules.bullets
        count = hits.number(shooter, 0)
        if not 0 <= count <= most:
            raise hits.error(f"there are only {most} bullets of {shooter}", shooter)
        bandit.hits[FIGURES.index(shooter)] = count


def _lay_out_loot(state: State, position: Table) -> None:
    """Named loot replaces what a normal setup put there."""
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
            known = 1 << bandit.seat if state.rules.face_down[kind] else everyone
            kept.append((kind, value, HELD + bandit.index, known))
    floor = position.table("loot")
    for place_words in floor:
        place = read_place(place_words, state, floor, place_words)
        for words in floor.items_of(place_words):
            kind, value = read_token(words, state, floor, place_words)
            kept.append((kind, value, place, 0 if state.rules.face_down[kind] else everyone))
    state.token_kinds = [kind for kind, _, _, _ in kept]
    state.token_values = [value for _, value, _, _ in kept]
    state.token_at = [where for _, _, where, _ in kept]
    state.token_known = [known for _, _, _, known in kept]


def _deal(state: State, player: Player, bandits: Table) -> None:
    """A seat's cards. What is not named is what a normal setup would leave in the deck."""
    mine = [bandit for bandit in state.bandits if bandit.seat == player.seat]
    for other in mine[1:]:
        for key in ("hand", "deck", "discard"):
            if key in bandits.table(FIGURES[other.character]):
                raise bandits.error(
                    f"the cards of this seat stand under {FIGURES[mine[0].character]}",
                    FIGURES[other.character],
                )
    table = bandits.table(FIGURES[mine[0].character])
    own = player.own
    for bandit in mine:
        for shooter, count in enumerate(bandit.hits):
            player.deck += [card_of(shooter, BULLET)] * count
    if "hand" in table:
        player.hand = sorted(_card(w, own, table, "hand") for w in table.items_of("hand"))
        player.borrowed = len([c for c in player.hand if _is_partners(state, player, c)])
    if "discard" in table:
        if not state.rules.discards:
            raise table.error("only the expert rules have discard piles (EXPERT-1)", "discard")
        player.discard = [_card(w, own, table, "discard") for w in table.items_of("discard")][::-1]
        player.discard_seen = [True] * len(player.discard)
    if "deck" in table:
        # Listed from the top; the top of a deck is the end of its list.
        player.deck = [_card(w, own, table, "deck") for w in table.items_of("deck")][::-1]
        _count_hits(mine, player, bandits)
        return
    for card in player.hand + player.discard:
        if card in player.deck:
            player.deck.remove(card)
        elif is_bullet(card) and "hits" not in table:
            mine[0].hits[card >> OWNER_SHIFT] += 1
        elif not _is_partners(state, player, card):
            raise table.error(f"there is no such card left: {_words(card)}", "hand")


def _card(words: object, own: int, table: Table, key: str) -> int:
    if own < 0 and str(words) == "marshal":
        return card_of(NOBODY, KIND_NAMES.index("marshal"))
    return read_card(words, own, table, key)


def _words(card: int) -> str:
    return f"{FIGURES[card >> OWNER_SHIFT]} {KIND_NAMES[card & KIND_MASK]}"


def _is_partners(state: State, player: Player, card: int) -> bool:
    owner = card >> OWNER_SHIFT
    return not is_bullet(card) and owner != NOBODY and state.bandit(owner).seat != player.seat


def _count_hits(mine: list[Bandit], player: Player, bandits: Table) -> None:
    """With the deck named, the bullets in it are those received; both named must agree."""
    tables = [bandits.table(FIGURES[bandit.character]) for bandit in mine]
    bullets = [c >> OWNER_SHIFT for c in player.hand + player.deck + player.discard if is_bullet(c)]
    for shooter in range(len(FIGURES)):
        count = bullets.count(shooter)
        if not any("hits" in table for table in tables):
            mine[0].hits[shooter] = count
        elif count != sum(bandit.hits[shooter] for bandit in mine):
            raise tables[0].error(f"hits and cards disagree on bullets of {FIGURES[shooter]}")


def _start(state: State, scenario: Table) -> None:
    """Let the round go on from the point the scenario names."""
    parts = state.rules.parts
    state.phase = PLANNING
    if "pile" in scenario:
        _lay_down_pile(state, scenario)
        parts = parts[parts.index(STEAL) :]
    elif _cards_are_named(scenario):
        for player in state.players:
            if not player.hand and not _names_cards(scenario, state, player):
                shuffle_deck(state, player)
                draw_cards(state, player, player, hand_size(state, player.seat))
        parts = parts[parts.index(PLANNING_TURNS) :]
    if state.round + 1 == len(state.round_cards):
        state.push(NEXT_ROUND)  # which ends the game; earlier, the runner waits between rounds
    for part in reversed(parts):
        state.push(part)
    if state.log is not None:
        state.log.clear()
    run(state)


def _cards_are_named(scenario: Table) -> bool:
    bandits = scenario.table("position").table("bandits")
    return any("hand" in bandits.table(name) or "deck" in bandits.table(name) for name in bandits)


def _names_cards(scenario: Table, state: State, player: Player) -> bool:
    bandits = scenario.table("position").table("bandits")
    names = [FIGURES[b.character] for b in state.bandits if b.seat == player.seat]
    return any("hand" in bandits.table(n) or "deck" in bandits.table(n) for n in names)


def _lay_down_pile(state: State, scenario: Table) -> None:
    """The cards to be resolved; each is taken from its owner's deck."""
    bandits = scenario.table("position").table("bandits")
    for words in scenario.words("pile"):
        card = read_card(words.removesuffix(" hidden"), -1, scenario, "pile")
        owner = card >> OWNER_SHIFT
        if is_bullet(card) or state.cast[owner] < 0:
            raise scenario.error(f"{words!r} is not a card anyone here could have played", "pile")
        player = state.players[state.bandit(owner).seat]
        if player.own < 0 and KIND_NAMES[card & KIND_MASK] == "marshal":
            card = card_of(NOBODY, card & KIND_MASK)
        first = next(b for b in state.bandits if b.seat == player.seat)
        if card in player.deck:
            player.deck.remove(card)
        elif "deck" not in bandits.table(FIGURES[first.character]):
            raise scenario.error(f"{words!r}: there is no such card left", "pile")
        state.pile.append(Played(player.seat, card, words.endswith(" hidden"), 0, False))

"""The cards of a scenario: hands, decks, discard piles and the pile to be resolved."""

from __future__ import annotations

from ..engine.base.hands import draw_cards, hand_size, shuffle_deck
from ..engine.cards import BULLET, MARSHAL, card_of, card_words, is_bullet, kind_of, owner_of
from ..engine.figures import FIGURES, NOBODY
from ..engine.state import Bandit, Played, Player, State
from ..errors import quoted
from .box import open_bullets
from .document import Table
from .naming import read_card


def deal(state: State, player: Player, bandits: Table) -> None:
    """Deal a seat's cards. Cards that are not named are in the deck, as in a normal setup."""
    mine = _bandits_of(state, player)
    table = _cards_table(mine, bandits)
    for bandit in mine:
        for shooter, count in enumerate(bandit.hits):
            player.deck += [card_of(shooter, BULLET)] * count
        for shooter in open_bullets(bandits.table(FIGURES[bandit.character])):
            player.deck.remove(card_of(shooter, BULLET))
    player.hand = sorted(_read(state, player, table, "hand"))
    player.borrowed = len([c for c in player.hand if _is_partners(state, player, c)])
    if "discard" in table:
        if not state.rules.discards:
            raise table.error("only the expert rules have discard piles (EXPERT-1)", "discard")
        # Listed from the top; the top of a pile is the end of its list.
        player.discard = tuple(_read(state, player, table, "discard")[::-1])
        player.discard_seen = (True,) * len(player.discard)
    if "deck" in table:
        player.deck = _read(state, player, table, "deck")[::-1]
        _count_hits(mine, player, bandits)
    else:
        _take_from_deck(state, player, table)


def _bandits_of(state: State, player: Player) -> list[Bandit]:
    return [bandit for bandit in state.bandits if bandit.seat == player.seat]


def _cards_table(mine: list[Bandit], bandits: Table) -> Table:
    """The cards of a seat stand under its first bandit."""
    for other in mine[1:]:
        name = FIGURES[other.character]
        if any(key in bandits.table(name) for key in ("hand", "deck", "discard")):
            first = FIGURES[mine[0].character]
            raise bandits.error(f"the cards of this seat stand under {first}", name)
    return bandits.table(FIGURES[mine[0].character])


def _read(state: State, player: Player, table: Table, key: str) -> list[int]:
    cards = []
    for words in table.items_of(key):
        if player.own < 0 and str(words) == "marshal":
            card = card_of(NOBODY, MARSHAL)
        else:
            card = read_card(words, player.own, table, key)
        if not _may_hold(state, player, card):
            raise table.error(f"{quoted(words)} cannot be among the cards of this seat", key)
        cards.append(card)
    return cards


def _may_hold(state: State, player: Player, card: int) -> bool:
    """Own cards, a partner's, and bullets of anyone at the table."""
    owner = owner_of(card)
    if owner == NOBODY:
        return is_bullet(card) or player.own < 0
    if state.cast[owner] < 0:
        return False
    if is_bullet(card):
        return True
    rules, seat = state.rules, state.bandit(owner).seat
    deck = rules.law_deck if seat == rules.lawman else rules.deck
    return kind_of(card) in deck and rules.sides[seat] == rules.sides[player.seat]


def _is_partners(state: State, player: Player, card: int) -> bool:
    owner = owner_of(card)
    return not is_bullet(card) and owner != NOBODY and state.bandit(owner).seat != player.seat


def _count_hits(mine: list[Bandit], player: Player, bandits: Table) -> None:
    """With the deck named, the bullets in it are those received; both named must agree."""
    tables = [bandits.table(FIGURES[bandit.character]) for bandit in mine]
    bullets = [owner_of(c) for c in (*player.hand, *player.deck, *player.discard) if is_bullet(c)]
    bullets += open_bullets(tables[0])
    hits = list(mine[0].hits)
    for shooter in range(len(FIGURES)):
        count = bullets.count(shooter)
        if not any("hits" in table for table in tables):
            hits[shooter] = count
        elif count != sum(bandit.hits[shooter] for bandit in mine):
            raise tables[0].error(f"hits and cards disagree on bullets of {FIGURES[shooter]}")
    mine[0].hits = tuple(hits)


def _take_from_deck(state: State, player: Player, table: Table) -> None:
    """Cards named elsewhere are not in the deck; a bullet among them was received."""
    for card in (*player.hand, *player.discard):
        if card in player.deck:
            player.deck.remove(card)
        elif is_bullet(card) and "hits" not in table:
            _bandits_of(state, player)[0].receive(owner_of(card))
        elif not _is_partners(state, player, card):
            raise table.error(f"there is no such card left: {card_words(card, True)}", "hand")


def draw_other_hands(state: State, bandits: Table) -> bool:
    """Whether all hands are drawn: if the scenario names cards of a seat, all other seats draw
    theirs."""
    named = [
        player
        for player in state.players
        if any(key in _cards_table(_bandits_of(state, player), bandits) for key in ("hand", "deck"))
    ]
    for player in state.players:
        if named and player not in named:
            shuffle_deck(state, player)
            draw_cards(state, player, player, hand_size(state, player.seat), "PLAN-2")
    return bool(named)


def lay_down_pile(state: State, scenario: Table) -> None:
    """The cards to be resolved; each is taken from its owner's deck."""
    bandits = scenario.table("position").table("bandits")
    for words in scenario.words("pile"):
        card = read_card(words.removesuffix(" hidden"), -1, scenario, "pile")
        owner = owner_of(card)
        if is_bullet(card) or state.cast[owner] < 0:
            raise scenario.error(
                f"{quoted(words)} is not a card anyone here could have played", "pile"
            )
        player = state.players[state.bandit(owner).seat]
        if player.own < 0 and kind_of(card) == MARSHAL:
            card = card_of(NOBODY, MARSHAL)
        if card in player.deck:
            player.deck.remove(card)
        elif "deck" not in _cards_table(_bandits_of(state, player), bandits):
            raise scenario.error(f"{quoted(words)}: there is no such card left", "pile")
        state.pile.append(Played(player.seat, card, words.endswith(" hidden"), 0, False))

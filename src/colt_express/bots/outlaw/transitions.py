"""Deeds: the scenes a card can lead to, one for every choice worth thinking about.

No deed changes the scene it is given; one that has no effect returns it as it is.
"""

from __future__ import annotations

from collections.abc import Callable

from ...engine.cards import CLIMB, KIND_MASK, KIND_NAMES, MARSHAL, MOVE, PUNCH, ROB, SHOOT
from ...engine.figures import CHEYENNE, DJANGO, MEI
from ...engine.places import AWAY, other_level
from ...engine.tokens import PURSE
from .constants import Stage, actor_of
from .state import Scene
from .targets import at_hand, in_sight, worth_hitting
from .treasure import without

Deed = Callable[[Stage, Scene, int], list[Scene]]


def scenes_after(stage: Stage, scene: Scene, card: int) -> list[Scene]:
    """Where a card may lead. One that the outlaw has never heard of does nothing, for all he knows;
    nor does a card of somebody who is gone (CASE-10)."""
    bandit, kind, lore = actor_of(card), card & KIND_MASK, stage.lore
    if scene.at[bandit] == AWAY:
        return [scene]
    card_deed = lore.card_deeds[kind]
    if card_deed is not None:
        return card_deed(stage, scene, card)
    for hinders in lore.hindrances:
        if hinders(scene, bandit, kind):
            return [scene]
    deed = lore.deeds[kind]
    return [scene] if deed is None else deed(stage, scene, bandit)


def move(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    return go_somewhere(stage, scene, bandit, stage.ways.moves[scene.at[bandit]])


def go_somewhere(stage: Stage, scene: Scene, bandit: int, places: list[int]) -> list[Scene]:
    return [walk(stage, scene, bandit, p) for p in open_to(stage, bandit, places)] or [scene]


def open_to(stage: Stage, bandit: int, places: list[int]) -> list[int]:
    """TM-2: a Marshal who is played never leaves the train for a place at its end."""
    if bandit != stage.lawman:
        return places
    return [place for place in places if not stage.train.is_end(place)]


def climb(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    ways = stage.ways
    climbs = ways.diagonals if stage.can(bandit, MEI) else ways.climbs
    return go_somewhere(stage, scene, bandit, climbs[scene.at[bandit]])


def walk(stage: Stage, scene: Scene, bandit: int, place: int) -> Scene:
    """He gets there by himself, past whatever is on the way."""
    new = go(stage, scene, bandit, place)
    for pass_by in stage.lore.passings:
        pass_by(stage, new, bandit, scene.at[bandit], place)
    return new


def go(stage: Stage, scene: Scene, bandit: int, place: int) -> Scene:
    """He gets there, by whatever means."""
    new = scene.copy()
    put(stage, new, bandit, place)
    return new


def put(stage: Stage, scene: Scene, bandit: int, place: int) -> None:
    """He is there, in a scene just made, and meets whom he meets."""
    scene.at[bandit] = place
    if place == scene.marshal_at:
        meet_the_marshal(stage, scene)
    else:
        for arrive in stage.lore.arrivals:
            arrive(stage, scene, bandit)


def marshal(stage: Stage, scene: Scene, _bandit: int) -> list[Scene]:
    return [drive(stage, scene, place) for place in stage.ways.walks[scene.marshal_at]]


def drive(stage: Stage, scene: Scene, place: int) -> Scene:
    """The Marshal goes there."""
    new = scene.copy()
    new.marshal_at = place
    meet_the_marshal(stage, new)
    return new


def meet_the_marshal(stage: Stage, scene: Scene) -> None:
    """MEET-1, in a scene just made."""
    for bandit in scene.who_is_at(scene.marshal_at):
        scene.at[bandit] = other_level(scene.marshal_at)
        scene.earn(stage.sides[bandit], -stage.bite)
        for arrive in stage.lore.arrivals:
            arrive(stage, scene, bandit)


def rob(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    """The best token there; nobody would take another."""
    tokens = scene.floor[scene.at[bandit]]
    return [take(stage, scene, bandit, tokens[0])] if tokens else [scene]


def take(stage: Stage, scene: Scene, bandit: int, token: int) -> Scene:
    """A token that lies at his place."""
    place = scene.at[bandit]
    new = scene.copy()
    new.lay(place, without(new.floor[place], token))
    hold(stage, new, bandit, token)
    return new


def hold(stage: Stage, scene: Scene, bandit: int, token: int) -> None:
    """The token is his, in a scene just made."""
    scene.give(bandit, stage.with_token(scene.loot[bandit], token))
    scene.earn(stage.sides[bandit], stage.dollars[token])


def shoot(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    if not scene.bullets[bandit]:
        return [scene]
    targets = in_sight(stage, scene, bandit)
    if not targets:
        return [scene]
    scenes: list[Scene] = []
    for victim in worth_hitting(stage, scene, bandit, targets):
        scenes += stage.lore.shoot_him(stage, scene, bandit, victim)
    return scenes


def shoot_him(stage: Stage, scene: Scene, bandit: int, target: int) -> list[Scene]:
    return [shoot_at(stage, scene, bandit, target)]


def shoot_at(stage: Stage, scene: Scene, bandit: int, target: int) -> Scene:
    new = fire_at(stage, scene, bandit, target)
    if stage.can(bandit, DJANGO):
        knock_back(stage, new, bandit, target)
    return new


def fire_at(stage: Stage, scene: Scene, bandit: int, target: int) -> Scene:
    """Bullets into one's own side do not count for the gunslinger (PAIR-9, TEAM-5)."""
    ours, theirs = stage.sides[bandit], stage.sides[target]
    new = scene.copy()
    new.fire(bandit)
    new.earn(theirs, -stage.bite)
    if ours != theirs:
        new.earn(ours, stage.shot)
    for follow in stage.lore.shots:
        follow(stage, new, bandit, target)
    return new


def knock_back(stage: Stage, scene: Scene, bandit: int, target: int) -> None:
    """CHAR-DJANGO, in a scene just made: one car on in the direction of the shot."""
    place = scene.at[target]
    for row in stage.ways.rows[scene.at[bandit]]:
        if place in row[:-1]:
            onward = open_to(stage, target, [row[row.index(place) + 1]])
            if onward:
                put(stage, scene, target, onward[0])


def punch(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    targets = at_hand(stage, scene, bandit)
    if not targets:
        return [scene]
    scenes: list[Scene] = []
    for victim in worth_hitting(stage, scene, bandit, targets):
        scenes += stage.lore.punch_him(stage, scene, bandit, victim)
    return scenes


def punch_him(stage: Stage, scene: Scene, bandit: int, target: int) -> list[Scene]:
    """His best token drops; then he is pushed either way."""
    scenes: list[Scene] = []
    for after in relieved(stage, scene, bandit, target):
        scenes += pushed(stage, after, target)
    return scenes


def relieved(stage: Stage, scene: Scene, bandit: int, target: int) -> list[Scene]:
    """Of his best token, or a friend of his least; CHAR-CHEYENNE: or of his best purse, which she
    keeps."""
    loot, kinds = scene.loot[target], stage.kinds
    if not loot:
        return [scene]
    dropped = loot[0] if stage.sides[bandit] != stage.sides[target] else loot[-1]
    scenes = [knock_off(stage, scene, bandit, target, dropped)]
    if kinds[dropped] != PURSE and stage.can(bandit, CHEYENNE):
        for token in loot:
            if kinds[token] == PURSE:
                scenes.append(knock_off(stage, scene, bandit, target, token))
                break
    return scenes


def pushed(stage: Stage, scene: Scene, target: int) -> list[Scene]:
    pushes = open_to(stage, target, stage.ways.pushes[scene.at[target]])
    return [go(stage, scene, target, place) for place in pushes]


def knock_off(stage: Stage, scene: Scene, bandit: int, target: int, token: int) -> Scene:
    """PUNCH-1: the token drops at their place; CHAR-CHEYENNE keeps a purse."""
    new = scene.copy()
    new.give(target, without(new.loot[target], token))
    new.earn(stage.sides[target], -stage.dollars[token])
    if stage.kinds[token] == PURSE and stage.can(bandit, CHEYENNE):
        hold(stage, new, bandit, token)
    else:
        place = new.at[target]
        new.lay(place, stage.with_token(new.floor[place], token))
    return new


def deeds_of_the_base_game() -> list[Deed | None]:
    """By kind of card."""
    deeds: list[Deed | None] = [None] * len(KIND_NAMES)
    deeds[MOVE] = move
    deeds[CLIMB] = climb
    deeds[SHOOT] = shoot
    deeds[PUNCH] = punch
    deeds[ROB] = rob
    deeds[MARSHAL] = marshal
    return deeds

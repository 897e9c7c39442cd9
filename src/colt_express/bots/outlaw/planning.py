"""Planning: which card goes onto the pile, or whether to draw."""
from .rehearsal import rehearse, act, SURPRISE
from .prospects import prospects
from .scene import cards_ahead, card_called, Card, Stage, scene_of
from ...engine.options import DRAW, PLAY, PLAY_HIDDEN, PASS
D = dict(draw=110, missing=60, depth=0, width=6)

def turns_left(view):
    card = view.rounds[view.round-1]
    return sum(2 if s == "D" else 1 for s in card.turns[view.turn:])  # includes the next ones only

def plan(view, decision, rules, dice):
    stage = Stage(view, rules)
    scenes = rehearse(stage, [scene_of(view, stage)], cards_ahead(view, stage))
    me = view.players[view.seat]
    hand = [card_called(w, view.seat, view, stage) for w in me.hand if not w.startswith("bullet")]
    turns = turns_left(view)
    best, bestv = None, -1e9
    values = []
    seen = {}
    for option in decision.options:
        if option is DRAW:
            v = max(s.gain + prospects(stage, s, hand, turns) for s in scenes) + draw_worth(view, me, hand, turns)
        elif option is PASS:
            v = 0
        else:
            words = str(option).split(" ",1)[1].removesuffix(" hidden")
            card = card_called(words, view.seat, view, stage)
            if card in seen:
                v = seen[card] + 1
            else:
                rest = hand[:]
                rest.remove(card)
                v = value(stage, scenes, card, rest, turns)
                seen[card] = v
        v += dice.random()
        values.append((v, str(option)))
        if v > bestv:
            best, bestv = option, v
    return best

def value(stage, scenes, card, rest, turns):
    if not stage.mine[card.bandit]:
        return max(s.gain for s in scenes) + 20
    after = act(stage, scenes, card)
    return max(future(stage, s, rest, turns, D["depth"]) for s in after)

def future(stage, s, rest, turns, depth):
    base = s.gain + prospects(stage, s, rest, turns)
    if depth == 0 or turns == 0:
        return base
    best = base
    keep = s.trust
    s.trust *= 0.9
    done = set()
    for i, card in enumerate(rest):
        if card in done or not stage.mine[card.bandit]: continue
        done.add(card)
        r2 = rest[:i] + rest[i+1:]
        for s2 in act(stage, [s], card):
            v = future(stage, s2, r2, turns-1, depth-1)
            if v > best: best = v
    s.trust = keep
    return best

def draw_worth(view, me, hand, turns):
    if turns == 0: return -100
    bullets = sum(sum(b.hits.values()) for b in view.bandits if b.seat == view.seat) - (len(me.hand) - len(hand))
    share = 1 - max(0, bullets) / max(1, me.deck_size)
    return share * (D["draw"] * (1 if len(hand) < 4 else .5) + D["missing"] * max(0, turns - len(hand)+1))

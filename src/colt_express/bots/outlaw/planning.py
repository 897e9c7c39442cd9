"""Planning: which card goes onto the pile, or whether to draw."""
from .rehearsal import rehearse, act
from .prospects import judge
from .scene import cards_ahead, card_called, Card, Stage, scene_of
from ...engine.options import DRAW, PASS
D = dict(draw=80)

def turns_left(view):
    card = view.rounds[view.round-1]
    return sum(2 if s == "D" else 1 for s in card.turns[view.turn:])  # includes the next ones only

def plan(view, decision, rules, dice):
    stage = Stage(view, rules)
    me = view.players[view.seat]
    hand = [card_called(w, view.seat, view, stage) for w in me.hand if not w.startswith("bullet")]
    scene = rehearse(stage, scene_of(view, stage), cards_ahead(view, stage), hand)
    turns = turns_left(view)
    first = next(n for n, b in enumerate(view.bandits) if b.seat == view.seat)
    best, bestv = None, -1e9
    values = []
    seen = {}
    for option in decision.options:
        if option is DRAW:
            v = judge(stage, scene, first, coming(scene, hand, turns)) + draw_worth(view, me, hand, turns)
        elif option is PASS:
            v = judge(stage, scene, first, coming(scene, hand, turns))
        else:
            words = str(option).split(" ",1)[1].removesuffix(" hidden")
            card = card_called(words, view.seat, view, stage)
            if card in seen:
                v = seen[card] + 1
            else:
                rest = hand[:]
                rest.remove(card)
                c = coming(scene, rest, turns)
                s = act(stage, scene, card, c)
                v = judge(stage, s, first, c)
                seen[card] = v
        v += dice.random()
        values.append((v, str(option)))
        if v > bestv:
            best, bestv = option, v
    return best

def coming(scene, hand, turns):
    r = [[] for _ in scene.at]
    if turns:
        for c in hand: r[c.bandit].append(c.kind)
    return r

def draw_worth(view, me, hand, turns):
    if turns == 0: return -100
    bullets = sum(sum(b.hits.values()) for b in view.bandits if b.seat == view.seat) - (len(me.hand) - len(hand))
    share = 1 - max(0, bullets) / max(1, me.deck_size)
    return share * D["draw"] * (1 if len(hand) < 4 else .5)

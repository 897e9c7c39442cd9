"""The outlaw."""
from ...engine.game import Decision
from ...engine.options import KEEP, TAKE, Option
from ..base import Bot, Look
from . import deeds
from .planning import plan
from .prospects import judge
from .rehearsal import rehearse
from .scene import Stage, cards_ahead, scene_of


class Outlaw(Bot):
    def choose(self, decision, look):
        name = decision.name
        f = getattr(self, "q_" + name, None)
        if f is None:
            return self.dice.choice(decision.options)
        return f(decision, look())

    def q_plan(self, d, view):
        return plan(view, d, self.rules, self.dice)

    q_extra = q_plan

    def q_keep(self, d, view): return KEEP
    def q_pickpocket(self, d, view): return TAKE
    def q_token(self, d, view):
        stage = Stage(view, self.rules)
        return max(d.options, key=lambda o: stage.dollars[o.value])
    q_rob = q_purse = q_token

    def best(self, d, view, f):
        stage = Stage(view, self.rules)
        scene = scene_of(view, stage)
        ahead = cards_ahead(view, stage)
        me = stage.names[view.question.bandit]
        def v(o):
            r = f(stage, scene, me, o)
            empty = [[] for _ in scene.at]
            if isinstance(r, list): r = max(r, key=lambda s: judge(stage, s, me, empty))
            return judge(stage, rehearse(stage, r, ahead, ()), me, empty)
        return max(d.options, key=v)

    def q_move(self, d, view):
        return self.best(d, view, lambda st, sc, me, o: deeds.go(st, sc, me, o.value))
    q_climb = q_move
    def q_marshal(self, d, view):
        return self.best(d, view, lambda st, sc, me, o: deeds.drive(st, sc, o.value))
    def q_shoot(self, d, view):
        return self.best(d, view, lambda st, sc, me, o: deeds.shoot_at(st, sc, me, st.names[str(o)]))
    def q_punch(self, d, view):
        return self.best(d, view, lambda st, sc, me, o: deeds.punches(st, sc, me, st.names[str(o)]))
    def q_push(self, d, view):
        t = view.question.target
        return self.best(d, view, lambda st, sc, me, o: deeds.go(st, sc, st.names[t], o.value))

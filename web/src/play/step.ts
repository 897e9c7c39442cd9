/** The table after one event, as far as it can be seen.

The server sends the table after a whole choice; this computes the tables in between, for the
animation. The server's own view replaces them in the end. */

import { BOX_PLAYBACKS } from './boxPlayback'
import {
  drew,
  flies,
  goes,
  gone,
  hitBy,
  laid,
  paid,
  taken,
  withBandit,
  withPlayer,
  without,
  type Change,
} from './changes'
import type { EventView, PlayedView, View } from '../protocol/protocol'

const hit: Change = (view, { bandit }) => (bandit ? hitBy(view, bandit, 'neutral') : view)

const shot: Change = (view, { bandit, target }) => {
  if (!bandit || !target) return view
  const fired = withBandit(view, bandit, (one) => ({ ...one, bullets: one.bullets - 1 }))
  return hitBy(fired, target, bandit)
}

const played: Change = (view, { seat, card, rule }) => {
  if (seat == null) return view
  const turn = view.turn
  const one: PlayedView = { seat, turn, hidden: rule !== 'PLAN-5', resolved: false, card }
  const after = withPlayer(view, seat, (player) => ({
    ...player,
    hand_size: player.hand_size - 1,
    hand: player.hand && card ? without(player.hand, card) : player.hand,
  }))
  return { ...after, pile: [...view.pile, one] }
}

/** The next card of the pile is turned over. */
const turned: Change = (view, { card }) => {
  const next = view.pile.findIndex((one) => !one.resolved)
  const pile = view.pile.map((one, n) =>
    n === next ? { ...one, resolved: true, card: card ?? one.card } : one,
  )
  return { ...view, pile }
}

const began: Change = (view, { seat, number }, coming) => ({
  ...view,
  phase: 'planning',
  round: number ?? view.round,
  rounds: coming?.rounds ?? view.rounds,
  first: seat ?? view.first,
  turn: 1,
  turn_kind: '',
  pile: [],
})

/** Hands have been laid aside by the time cards are carried out. */
const stealing: Change = (view, _, coming) => ({
  ...view,
  phase: 'stealing',
  turn_kind: '',
  players: coming?.players ?? view.players,
})

const CHANGES: Record<string, Change> = {
  round_began: began,
  started: goes,
  moved: goes,
  climbed: goes,
  fled: goes,
  swept: goes,
  pushed: flies,
  marshal_moved: (view, { at }) => (at ? { ...view, marshal_at: at } : view),
  robbed: taken,
  kept: taken,
  dropped: laid,
  strongbox: laid,
  lost: gone,
  hit,
  shot,
  ransom: paid,
  played,
  drew,
  card: turned,
  stealing,
  turn: (view, { turn, number }) => ({
    ...view,
    turn_kind: turn ?? view.turn_kind,
    turn: number ?? view.turn,
  }),
}

const ALL = [CHANGES, ...BOX_PLAYBACKS.map((box) => box.changes ?? {})]

/** The view after an event. A box can add to the changes of the base game; an entry for `kind
RULE` replaces those for `kind`. */
export function step(view: View, event: EventView, coming?: View): View {
  const special = ALL.flatMap((changes) => changes[`${event.kind} ${event.rule}`] ?? [])
  const usual = ALL.flatMap((changes) => changes[event.kind] ?? [])
  const changes = special.length ? special : usual
  return changes.reduce((now, change) => change(now, event, coming), view)
}

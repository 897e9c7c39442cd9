/** The table after one event, as far as an eye can follow it.

The server sends how the table stands after a whole choice; what happened on the way there is
drawn from this. It is a picture only: the server's own view replaces it in the end. */

import type { BanditView, EventView, PlayedView, TokenView, View } from './types'

type Change = (view: View, event: EventView) => View

function withBandit(view: View, name: string, change: (bandit: BanditView) => BanditView): View {
  const bandits = view.bandits.map((bandit) => (bandit.name === name ? change(bandit) : bandit))
  return { ...view, bandits }
}

/** Takes a token away from wherever it is, and says what is known of it. */
function lifted(view: View, token: TokenView): [View, TokenView] {
  let known = token
  const without = (tokens: TokenView[]) =>
    tokens.filter((one) => {
      if (one.number !== token.number) return true
      known = { ...one, value: token.value ?? one.value }
      return false
    })
  const floor = Object.fromEntries(
    Object.entries(view.floor).map(([place, tokens]) => [place, without(tokens)]),
  )
  const bandits = view.bandits.map((bandit) => ({ ...bandit, loot: without(bandit.loot) }))
  return [{ ...view, floor, bandits, aside: without(view.aside) }, known]
}

const goes: Change = (view, { bandit, at }) =>
  bandit && at ? withBandit(view, bandit, (one) => ({ ...one, at })) : view

const flies: Change = (view, { target, at }) =>
  target && at ? withBandit(view, target, (one) => ({ ...one, at })) : view

const taken: Change = (view, { bandit, token }) => {
  if (!bandit || !token) return view
  const [rest, known] = lifted(view, token)
  return withBandit(rest, bandit, (one) => ({ ...one, loot: [...one.loot, known] }))
}

const laid: Change = (view, { at, token }) => {
  if (!at || !token) return view
  const [rest, known] = lifted(view, token)
  return { ...rest, floor: { ...rest.floor, [at]: [...(rest.floor[at] ?? []), known] } }
}

const hit: Change = (view, { bandit }) =>
  bandit
    ? withBandit(view, bandit, (one) => ({
        ...one,
        hits: { ...one.hits, neutral: (one.hits.neutral ?? 0) + 1 },
      }))
    : view

const shot: Change = (view, { bandit, target }) => {
  if (!bandit || !target) return view
  const fired = withBandit(view, bandit, (one) => ({ ...one, bullets: one.bullets - 1 }))
  return withBandit(fired, target, (one) => ({
    ...one,
    hits: { ...one.hits, [bandit]: (one.hits[bandit] ?? 0) + 1 },
  }))
}

const played: Change = (view, { seat, card, rule }) => {
  if (seat == null) return view
  const turn = view.turn
  const one: PlayedView = { seat, turn, hidden: rule !== 'PLAN-5', resolved: false, card }
  const players = view.players.map((player) =>
    player.seat === seat ? { ...player, hand_size: player.hand_size - 1 } : player,
  )
  return { ...view, players, pile: [...view.pile, one] }
}

const drew: Change = (view, { seat, amount }) => ({
  ...view,
  players: view.players.map((player) =>
    player.seat === seat
      ? {
          ...player,
          hand_size: player.hand_size + (amount ?? 0),
          deck_size: Math.max(0, player.deck_size - (amount ?? 0)),
        }
      : player,
  ),
})

/** The next card of the pile is turned over. */
const turned: Change = (view, { card }) => {
  const next = view.pile.findIndex((one) => !one.resolved)
  const pile = view.pile.map((one, n) =>
    n === next ? { ...one, resolved: true, card: card ?? one.card } : one,
  )
  return { ...view, pile }
}

const CHANGES: Record<string, Change> = {
  moved: goes,
  climbed: goes,
  fled: goes,
  swept: goes,
  pushed: flies,
  marshal_moved: (view, { at }) => (at ? { ...view, marshal: at } : view),
  robbed: taken,
  kept: taken,
  dropped: laid,
  strongbox: laid,
  lost: (view, { token }) => (token ? lifted(view, token)[0] : view),
  hit,
  shot,
  played,
  drew,
  card: turned,
  stealing: (view) => ({ ...view, phase: 'stealing', turn_kind: '' }),
  turn: (view, { name, amount }) => ({
    ...view,
    turn_kind: name ?? view.turn_kind,
    turn: amount ?? view.turn,
  }),
}

export function step(view: View, event: EventView): View {
  return CHANGES[event.kind]?.(view, event) ?? view
}

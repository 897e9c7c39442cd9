/** The building blocks of `step`: how one event changes the picture of the table. */

import { sameCard } from '../protocol/cards'
import type {
  BanditView,
  CardView,
  EventView,
  PlayerView,
  TokenView,
  View,
} from '../protocol/protocol'
import { BOXES } from '../protocol/lists'

/** `coming` is how the table will stand after the whole choice, for what an event does not say. */
export type Change = (view: View, event: EventView, coming?: View) => View

/** A box that lays something out on the table. */
export type BoxName = Extract<keyof View, (typeof BOXES)[number]['name']>

/** The Marshal's name as a figure, whether a player leads him or the rules do. */
export const MARSHAL = 'marshal'

export function withBandit(
  view: View,
  name: string,
  change: (bandit: BanditView) => BanditView,
): View {
  const bandits = view.bandits.map((bandit) => (bandit.name === name ? change(bandit) : bandit))
  return { ...view, bandits }
}

export function withPlayer(
  view: View,
  seat: number,
  change: (player: PlayerView) => PlayerView,
): View {
  const players = view.players.map((player) => (player.seat === seat ? change(player) : player))
  return { ...view, players }
}

/** Changes what a box has on the table, if the box is in play. */
export function withBox<Name extends BoxName>(
  view: View,
  name: Name,
  change: (box: NonNullable<View[Name]>) => Partial<View[Name]>,
): View {
  const box = view[name]
  return box ? { ...view, [name]: { ...box, ...change(box) } } : view
}

/** Somebody comes to a place. A Marshal who is played by somebody is one of the bandits. */
export function moved(view: View, name: string, at: string): View {
  const after = withBandit(view, name, (one) => ({ ...one, at }))
  return name === MARSHAL ? { ...after, marshal_at: at } : after
}

/** Takes a token away from wherever it is, and says what is known of it. */
export function lifted(view: View, token: TokenView): [View, TokenView] {
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

export const goes: Change = (view, { bandit, at }) =>
  bandit && at ? moved(view, bandit, at) : view

export const flies: Change = (view, { target, at }) =>
  target && at ? moved(view, target, at) : view

export const taken: Change = (view, { bandit, token }) => {
  if (!bandit || !token) return view
  const [rest, known] = lifted(view, token)
  return withBandit(rest, bandit, (one) => ({ ...one, loot: [...one.loot, known] }))
}

export const laid: Change = (view, { at, token }) => {
  if (!at || !token) return view
  const [rest, known] = lifted(view, token)
  return { ...rest, floor: { ...rest.floor, [at]: [...(rest.floor[at] ?? []), known] } }
}

export const gone: Change = (view, { token }) => (token ? lifted(view, token)[0] : view)

/** Somebody was hit by a bullet of a figure, or by a neutral one. */
export function hitBy(view: View, victim: string, shooter: string): View {
  return withBandit(view, victim, (one) => ({
    ...one,
    hits: { ...one.hits, [shooter]: (one.hits[shooter] ?? 0) + 1 },
  }))
}

export const paid: Change = (view, { bandit, money }) =>
  bandit ? withBandit(view, bandit, (one) => ({ ...one, cash: one.cash + (money ?? 0) })) : view

/** A hand without one card. Cards of a player with only one bandit name no owner. */
export function without(hand: CardView[], card: CardView): CardView[] {
  const n = hand.findIndex((one) => sameCard(one, card) || sameCard(one, { kind: card.kind }))
  return hand.filter((_, i) => i !== n)
}

export const drew: Change = (view, { seat, count }) =>
  seat == null
    ? view
    : withPlayer(view, seat, (player) => ({
        ...player,
        hand_size: player.hand_size + (count ?? 0),
        deck_size: Math.max(0, player.deck_size - (count ?? 0)),
      }))

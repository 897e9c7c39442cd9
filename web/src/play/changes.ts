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

/** How an event changes the view. `coming` is the view after the whole choice, for what the
event does not say. */
export type Change = (view: View, event: EventView, coming?: View) => View

/** The name of a box that has a part in the view. */
export type BoxName = Extract<keyof View, (typeof BOXES)[number]['name']>

/** The Marshal's name as a figure, whether a player or the rules move him. */
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

/** The view with a box's part changed, if the box is in play. */
export function withBox<Name extends BoxName>(
  view: View,
  name: Name,
  change: (box: NonNullable<View[Name]>) => Partial<View[Name]>,
): View {
  const box = view[name]
  return box ? { ...view, [name]: { ...box, ...change(box) } } : view
}

/** The view with a figure moved to a place. A Marshal led by a player is one of the bandits. */
export function moved(view: View, name: string, at: string): View {
  const after = withBandit(view, name, (one) => ({ ...one, at }))
  return name === MARSHAL ? { ...after, marshal_at: at } : after
}

/** The view without a token, and the token with all that is known of it. */
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

/** The view after `victim` was hit by a bullet of `shooter` (`neutral` for a neutral bullet). */
export function hitBy(view: View, victim: string, shooter: string): View {
  return withBandit(view, victim, (one) => ({
    ...one,
    hits: { ...one.hits, [shooter]: (one.hits[shooter] ?? 0) + 1 },
  }))
}

export const paid: Change = (view, { bandit, money }) =>
  bandit ? withBandit(view, bandit, (one) => ({ ...one, cash: one.cash + (money ?? 0) })) : view

/** A hand without one card. Cards of a player with a single bandit have no owner. */
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

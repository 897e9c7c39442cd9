import { BOXES } from './lists'
import type { Mine, TokenView, View } from './protocol'

/** A seat's view out of the spectator's and its own part, as `merged` in mine.py does it. */
export function merge(view: View, mine: Mine): View {
  const values = mine.values ?? {}
  const hidden = mine.hidden ?? {}
  const own = mine.question
  const valued = (tokens: TokenView[]) =>
    tokens.map((token) => ({ ...token, value: values[token.number] ?? token.value }))

  return {
    ...view,
    ...boxes(view, mine),
    seat: mine.seat,
    bandits: view.bandits.map((bandit) => ({ ...bandit, loot: valued(bandit.loot) })),
    players: view.players.map((player) =>
      player.seat === mine.seat
        ? { ...player, hand: mine.hand, kept: mine.kept, discard: mine.discard }
        : player,
    ),
    floor: Object.fromEntries(
      Object.entries(view.floor).map(([place, tokens]) => [place, valued(tokens)]),
    ),
    aside: valued(view.aside),
    removed: valued(view.removed),
    pile: view.pile.map((played, n) => ({ ...played, card: hidden[n] ?? played.card })),
    questions: view.questions.map((question) =>
      own && question.seat === mine.seat ? own : question,
    ),
  }
}

/** Each box's public part, merged with what this seat knows. */
function boxes(view: View, mine: Mine): Partial<View> {
  const open = parts(view)
  const own = parts(mine)
  const both = BOXES.flatMap(({ name }) =>
    open[name] && own[name] ? [[name, { ...open[name], ...own[name] }]] : [],
  )
  return Object.fromEntries(both) as Partial<View>
}

const parts = (of: object) => of as Record<string, object | null | undefined>

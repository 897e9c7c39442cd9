/** What flies between the scene and what lies around it.

Ends are selectors, the best first: not everything can be seen on every screen. */

import type { Component } from 'svelte'
import type { Moment } from '../../play/pace'
import type { CardView, TokenView } from '../../protocol/protocol'

export interface Flight {
  token?: TokenView
  /** The figure whose bullet flies. */
  bullet?: string
  card?: { face: CardView | null; owner: string | null }
  /** Something that only one box has. */
  drawing?: { Drawing: Component<{ name: string }>; props: { name: string }; viewBox: string }
  from: string[]
  to: string[]
  /** When it sets out and when it lands, in parts of the event. */
  start: number
  end: number
}

export type Flying = (moment: Moment) => Flight | null

export const onScene = (name: string) => `[data-figure="${name}"]`
export const withPlayer = (name: string) => [`[data-panel="${name}"]`, `[data-chip="${name}"]`]

export const loot: Flying = ({ event: { bandit, token } }) =>
  bandit && token
    ? {
        token,
        from: [onScene(bandit)],
        to: [`[data-panel="${bandit}"] [data-loot="${token.number}"]`, ...withPlayer(bandit)],
        start: 0.6,
        end: 1,
      }
    : null

/** The boxes that can join the game, and the switches of each. */

import { BOXES as OFFERED } from './lists'
import type { HouseCards, ShownOptions } from './protocol'

export interface Box {
  name: string
  /** The values of each switch by its name, the default first. */
  switches: Record<string, readonly string[]>
}

export const BOXES: readonly Box[] = OFFERED

/** The server operator's own cards, offered as one more box. */
export const HOUSE: Box = { name: 'house', switches: {} }

/** The names of the house cards, as their author wrote them. */
export const houseNames = ({ cars, rounds, stations }: HouseCards): string =>
  [...cars, ...rounds, ...stations].map((name) => name.replaceAll('_', ' ')).join(', ')

export interface BoxAtTable extends Box {
  /** The names of house cards. */
  cards: string
  /** Switches whose value is not the default. */
  unusual: [name: string, value: string][]
}

/** The boxes of a table, by its options. */
export function boxesOf({ boxes = [], switches, house }: ShownOptions): BoxAtTable[] {
  const printed = BOXES.filter(({ name }) => boxes.includes(name))
  return [...printed, ...(house ? [HOUSE] : [])].map((box) => ({
    ...box,
    cards: box === HOUSE && house ? houseNames(house) : '',
    unusual: Object.entries(box.switches).flatMap(([name, [usual]]) => {
      const value = switches?.[name]
      return value && value !== usual ? [[name, value]] : []
    }),
  }))
}

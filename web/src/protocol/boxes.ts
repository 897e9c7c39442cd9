/** The boxes that can join the game, and what can be switched in each. */

import { BOXES as OFFERED } from './lists'
import type { HouseCards, ShownOptions } from './protocol'

export interface Box {
  name: string
  /** By name, with their values, the usual one first. */
  switches: Record<string, readonly string[]>
}

export const BOXES: readonly Box[] = OFFERED

/** Cards of whoever runs the server, offered as one more box. */
export const HOUSE: Box = { name: 'house', switches: {} }

/** As their maker has named them. */
export const houseNames = ({ cars, rounds, stations }: HouseCards): string =>
  [...cars, ...rounds, ...stations].map((name) => name.replaceAll('_', ' ')).join(', ')

export interface BoxAtTable extends Box {
  /** The names of house cards. */
  cards: string
  /** What is switched to something unusual. */
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

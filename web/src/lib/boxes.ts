/** The boxes that can join the game, and what can be switched in each. */

import type { HouseCards } from './protocol'

export interface Box {
  name: string
  /** The picture that stands for it. */
  icon: string
  /** By name, with their values, the usual one first. */
  switches: Record<string, readonly string[]>
}

export const BOXES: Box[] = [
  {
    name: 'horses',
    icon: 'ride',
    switches: { horses: ['whole', 'light'], whiskey: ['standard', 'any'] },
  },
  { name: 'marshal', icon: 'marshal', switches: {} },
  { name: 'time_machine', icon: 'time', switches: {} },
  { name: 'cursed', icon: 'curse', switches: {} },
]

/** Cards of whoever runs the server, offered as one more box. */
export const HOUSE: Box = { name: 'house', icon: 'house', switches: {} }

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
export function boxesOf(options: Record<string, unknown>): BoxAtTable[] {
  const {
    boxes = [],
    switches = {},
    house,
  } = options as {
    boxes?: string[]
    switches?: Record<string, string>
    house?: HouseCards
  }
  const printed = BOXES.filter(({ name }) => boxes.includes(name))
  return [...printed, ...(house ? [HOUSE] : [])].map((box) => ({
    ...box,
    cards: box === HOUSE && house ? houseNames(house) : '',
    unusual: Object.entries(box.switches).flatMap(([name, [usual]]) => {
      const value = switches[name]
      return value && value !== usual ? [[name, value]] : []
    }),
  }))
}

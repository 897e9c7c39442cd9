/** What can be chosen at a table.

Made by `make schema` out of docs/protocol.schema.json; not to be edited by hand. */

/** The boxes besides the base game, and the switches of each: values by name, the default first. */
export const BOXES = [
  { name: 'horses', switches: { horses: ['whole', 'light'], whiskey: ['standard', 'any'] } },
  { name: 'marshal', switches: {} },
  { name: 'time_machine', switches: {} },
  { name: 'cursed', switches: {} },
] as const

/** Sets of rules, the default first. */
export const RULES = ['advanced', 'abilities', 'basic'] as const

/** Editions of the expert rules. */
export const EXPERTS = ['2018', '2015'] as const

/** Variants of the game. */
export const VARIANTS = ['pair', 'duel', 'team'] as const

/** Number of players by variant; `none` is the game without one. */
export const PLAYERS = { none: [3, 4, 5, 6, 7], pair: [2, 3], duel: [2], team: [4, 6] } as const

/** Number of players with the box `marshal`, including the Marshal. */
export const PLAYERS_WITH_MARSHAL = [3, 4, 5, 6, 7, 8] as const

/** Bandits that a player can choose. */
export const CHARACTERS = ['ghost', 'doc', 'tuco', 'cheyenne', 'belle', 'django', 'mei'] as const

/** Places on the train: the number of the car (the locomotive is 0), and the level. */
export const PLACES = {
  'car 0': { car: 0, level: 'car' },
  'roof 0': { car: 0, level: 'roof' },
  'car 1': { car: 1, level: 'car' },
  'roof 1': { car: 1, level: 'roof' },
  'car 2': { car: 2, level: 'car' },
  'roof 2': { car: 2, level: 'roof' },
  'car 3': { car: 3, level: 'car' },
  'roof 3': { car: 3, level: 'roof' },
  'car 4': { car: 4, level: 'car' },
  'roof 4': { car: 4, level: 'roof' },
  'car 5': { car: 5, level: 'car' },
  'roof 5': { car: 5, level: 'roof' },
  'car 6': { car: 6, level: 'car' },
  'roof 6': { car: 6, level: 'roof' },
  'car 7': { car: 7, level: 'car' },
  'roof 7': { car: 7, level: 'roof' },
} as const

/** Levels of bots, the strongest last. */
export const BOTS = ['greenhorn', 'outlaw', 'gunslinger', 'legend'] as const

/** Seconds per decision; 0 is unlimited. */
export const CLOCKS = [0, 30, 60, 86400] as const

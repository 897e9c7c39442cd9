/** What can be chosen at a table.

Made by `make schema` out of docs/protocol.schema.json; not to be edited by hand. */

/** The boxes beside the base game, and what can be switched in each: values by name, the usual one first. */
export const BOXES = [
  { name: 'horses', switches: { horses: ['whole', 'light'], whiskey: ['standard', 'any'] } },
  { name: 'marshal', switches: {} },
  { name: 'time_machine', switches: {} },
  { name: 'cursed', switches: {} },
] as const

/** Sets of rules, the usual one first. */
export const RULES = ['advanced', 'basic'] as const

/** Editions of the expert rules. */
export const EXPERTS = ['2018', '2015'] as const

/** Variants of the game. */
export const VARIANTS = ['pair', 'duel', 'team'] as const

/** How many can play, by variant; `none` is the game without one. */
export const PLAYERS = { none: [3, 4, 5, 6, 7], pair: [2, 3], duel: [2], team: [4, 6] } as const

/** How many can play with the box `marshal`; one of them is the Marshal. */
export const PLAYERS_WITH_MARSHAL = [3, 4, 5, 6, 7, 8] as const

/** Bandits whom a player can be. */
export const CHARACTERS = ['ghost', 'doc', 'tuco', 'cheyenne', 'belle', 'django', 'mei'] as const

/** Levels of bots, the strongest last. */
export const BOTS = ['greenhorn', 'outlaw', 'gunslinger', 'legend'] as const

/** Seconds for a decision; 0 is as many as one likes. */
export const CLOCKS = [0, 30, 60, 86400] as const

/** What the page and the laboratory's worker say to each other, and what the laboratory's Python
(`colt_express.lab`) answers. */

/** A mistake in a bot. Lines and columns count from 1, and are missing where they are not known;
`until` is the column after it. */
export interface Mistake {
  kind: 'syntax' | 'crash' | 'class' | 'choose' | 'signature' | 'illegal' | 'slow' | 'memory'
  /** What Python says, the name of what is missing, or what was chosen. */
  message: string
  line: number
  column: number
  until: number
  when: '' | 'sitting' | 'choosing' | 'ending'
  /** The name of the decision. */
  asked: string
}

export interface Checked {
  mistakes: Mistake[]
  /** The name of the class that would play; empty if the code defines no bot. */
  name: string
}

/** What the bot said about the choice that was made after `number` others. */
export interface Note {
  number: number
  texts: string[]
}

export interface Slip {
  number: number
  mistake: Mistake
}

export interface LabGame {
  number: number
  seat: number
  /** A fraction if the win is shared. */
  won: number
  money: number[]
  record: string
  notes: Note[]
  slips: Slip[]
}

/** After a game: the share of games that were won, with its 95 % interval, and the game. */
export interface RunProgress {
  games: number
  wins: number
  interval: [low: number, high: number]
  game: LabGame
}

/** A choice that is about to be made. */
export interface Choosing {
  game: number
  asked: string
}

/** A run that is over. */
export interface RunOver {
  bot: string
  games: number
  wins: number
  interval: [low: number, high: number]
  mistake: Mistake | null
}

/** Who sits at the other places. */
export const OPPONENTS = ['greenhorn', 'outlaw'] as const
export type Opponent = (typeof OPPONENTS)[number]

export type ToLab =
  /** The first message. `base` is the address of the site. */
  | { kind: 'start'; base: string }
  /** Work by its name, with JSON. */
  | { kind: 'do'; id: number; name: string; asked: string }

export type FromLab =
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'report'; id: number; text: string }
  | { kind: 'done'; id: number; answer: string }
  | { kind: 'undone'; id: number; reason: string }

/** What the server sends: the engine's view.py and mine.py, field by field. */

export type FigureName =
  'ghost' | 'doc' | 'tuco' | 'cheyenne' | 'belle' | 'django' | 'mei' | 'marshal' | 'shotgun'

export interface TokenView {
  number: number
  kind: string
  /** Missing where this seat may not know it. */
  value?: number | null
}

export interface BanditView {
  name: string
  seat: number
  at: string
  bullets: number
  hits: Record<string, number>
  loot: TokenView[]
  cash: number
  abilities: string[]
}

export interface PlayerView {
  seat: number
  hand_size: number
  deck_size: number
  discard_size: number
  hand?: string[] | null
  kept?: string[] | null
  discard?: string[] | null
  discard_top?: string | null
}

export interface PlayedView {
  seat: number
  turn: number
  hidden: boolean
  resolved: boolean
  /** Missing where it lies face down for this seat. */
  card?: string | null
}

export interface RoundView {
  name: string
  /** One sign a turn: O standard, T tunnel, D speeding up, R switching. */
  turns: string
  event: string
  station: boolean
  reconstructed: boolean
}

export interface QuestionView {
  seat: number
  kind: string
  options?: string[] | null
  bandit?: string | null
  target?: string | null
  token?: number | null
}

export interface View {
  seat: number
  phase: string
  round: number
  rounds: (RoundView | null)[]
  turn: number
  turn_kind: string
  first: number
  cars: string[]
  marshal: string
  neutral_bullets: number
  bandits: BanditView[]
  players: PlayerView[]
  floor: Record<string, TokenView[]>
  aside: TokenView[]
  removed: TokenView[]
  pile: PlayedView[]
  questions: QuestionView[]
}

export interface Mine {
  seat: number
  hand?: string[] | null
  kept?: string[] | null
  discard?: string[] | null
  /** Of face-down tokens, by number. */
  values?: Record<number, number>
  /** Own face-down cards, by their place in the pile from 0. */
  hidden?: Record<number, string>
  question?: QuestionView | null
}

export interface EventView {
  kind: string
  rule: string
  seat?: number | null
  bandit?: string | null
  target?: string | null
  at?: string | null
  card?: string | null
  cards?: string[] | null
  token?: TokenView | null
  amount?: number | null
  name?: string | null
}

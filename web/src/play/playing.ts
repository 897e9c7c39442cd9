/** A table as the page shows and plays it: for one person, or for several at one device. */

import type { Moment } from './pace'
import type {
  Advice,
  Ahead,
  EventView,
  FromClient,
  QuestionView,
  Reply,
  Result,
  TableInfo,
  View,
} from '../protocol/protocol'

export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

export interface LogEntry {
  key: number
  event?: EventView
  said?: { name: string; seat: number; text: string; emote: string }
}

/** Why something was not done: `lost` where nobody answered, `dropped` where the question had changed
when the line was back. */
export interface Trouble {
  action: FromClient['type']
  status: 'stale' | 'refused' | 'lost' | 'dropped'
  sentence: string
  code?: Reply['code']
  wait?: Reply['wait']
}

/** Why we are sent away, in the server's words, and in a word where it is one of the known reasons. */
export interface Refusal {
  why: NonNullable<Reply['why']>
  sentence: string
}

export interface Playing {
  readonly info: TableInfo | null
  /** The seat whose hand and questions are shown; -1 shows only what everybody sees. */
  readonly seat: number
  /** Nobody at this device plays. */
  readonly watching: boolean
  /** Somebody here is the host. */
  readonly isHost: boolean
  /** Everybody here has left the game for good. */
  readonly resigned: boolean
  /** A bot plays for somebody who is here. */
  readonly replaced: boolean
  /** How often they may still take over; null if that is not limited. */
  readonly comebacks: number | null
  readonly connection: Connection
  /** Why nothing more can be seen of this table. */
  readonly refused: Refusal | null
  /** How many choices have been made. */
  readonly number: number
  /** Since when each seat is asked, as far as is known here, in milliseconds. */
  readonly asked: Record<number, number>
  /** The server has said that it ends; until there is one again. */
  readonly closing: boolean
  /** The table as it is shown now. */
  readonly view: View | null
  /** What is being shown right now. */
  readonly moment: Moment | null
  readonly showing: EventView | null
  readonly log: LogEntry[]
  /** When somebody must have chosen, in seconds of the clock on the wall; 0 is never. */
  readonly deadline: number
  /** A choice is on its way. */
  readonly choosing: boolean
  /** What was chosen while the line was dead, and is sent when it is back; empty for nothing. */
  readonly kept: string
  readonly trouble: Trouble | null
  /** The last choice of `seat` can be taken back. */
  readonly mayTakeBack?: boolean
  /** The number under which a choice was last taken back; 0 if none was. */
  readonly takenBack?: number
  /** Something is being shown that happened before. */
  readonly busy: boolean
  readonly canShowAgain: boolean
  /** There is a card of this round before the one that is shown. */
  readonly canStepBack: boolean
  /** Cards of this round that can be shown again, by their place in the pile. */
  readonly shown: Record<number, number>
  /** What `seat` is asked, once everything before it has been shown. */
  readonly question: QuestionView | null
  /** How a game ended that is not kept at any table. */
  readonly result?: Result | null
  /** A place that is spoken of. */
  readonly looksAt?: string | null
  /** Places that are pointed at. */
  readonly spokenOf?: string[]
  /** The bandit whose panel is open where panels are closed, because it is spoken of. */
  readonly opens?: string | null
  /** Players are told who they are in another way. */
  readonly introduced?: boolean

  choose(option: string): Promise<boolean>
  takeBack?(): Promise<boolean>
  /** Where the cards of `seat` lead if nothing else happens; nothing if that may not be known. */
  lookAhead?(): Promise<Ahead | null>
  /** What a gunslinger would do in the place of `seat`. */
  hint?(): Promise<Advice | null>
  skip(): void
  /** What has happened since the last choice, or a card of this round and what follows. */
  showAgain(card?: number): void
  /** To the card before the one that is shown, and to the one after it. */
  stepBack(): void
  stepForward(): void
  start(): Promise<boolean>
  kick(seat: number): Promise<boolean>
  fill(seat: number, bot: string): Promise<boolean>
  substitute(seat: number, bot: string): Promise<boolean>
  back(): Promise<boolean>
  /** Everybody here wants another game, or no longer does. */
  rematch(wanted?: boolean): Promise<boolean>
  /** Another game begins without waiting for those who have not said that they want it. */
  rematchNow(): Promise<boolean>
  /** Everybody here gives up his seat, and the game. */
  leave(): Promise<boolean>
  resign(): Promise<boolean>
  handOver(seat: number): Promise<boolean>
  abort(): Promise<boolean>
  filter(on: boolean): Promise<boolean>
  vote(seat: number): Promise<boolean>
  cut(): void
  hurry(): void
  close(): void
}

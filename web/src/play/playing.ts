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

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'closed'

export interface LogEntry {
  key: number
  event?: EventView
  said?: { name: string; seat: number; text: string; emote: string }
}

/** Why something was not done: `lost` if the server did not answer, `dropped` if the question
had changed when the connection was back. */
export interface Trouble {
  action: FromClient['type']
  status: 'stale' | 'refused' | 'lost' | 'dropped'
  sentence: string
  code?: Reply['code']
  wait?: Reply['wait']
}

/** Why the server closed the connection: its sentence, and a code if it is one of the known
reasons. */
export interface Refusal {
  why: NonNullable<Reply['why']>
  sentence: string
}

export interface Playing {
  readonly info: TableInfo | null
  /** The seat whose hand and questions are shown; -1 shows only what is public. */
  readonly seat: number
  /** Whether no seat is played at this device. */
  readonly watching: boolean
  /** Whether a seat at this device is the host. */
  readonly isHost: boolean
  /** Whether all seats at this device have left the game for good. */
  readonly resigned: boolean
  /** Whether a bot plays for a seat at this device. */
  readonly replaced: boolean
  /** How often the player may still take over from a bot; null if that is not limited. */
  readonly comebacks: number | null
  readonly connection: ConnectionStatus
  /** Why the table cannot be watched any more, or null. */
  readonly refused: Refusal | null
  /** Number of choices made. */
  readonly number: number
  /** When each seat was asked, as far as is known here, in milliseconds. */
  readonly asked: Record<number, number>
  /** Whether the server has announced that it stops; false again after reconnecting. */
  readonly closing: boolean
  /** The table as it is shown now. */
  readonly view: View | null
  /** The event being shown now, or null. */
  readonly moment: Moment | null
  readonly showing: EventView | null
  readonly log: LogEntry[]
  /** Deadline of the choice, in seconds since 1970; 0 for none. */
  readonly deadline: number
  /** Whether a choice is on its way to the server. */
  readonly choosing: boolean
  /** The choice made while disconnected, sent after reconnecting; empty for none. */
  readonly kept: string
  readonly trouble: Trouble | null
  /** Whether the last choice of `seat` can be taken back. */
  readonly mayTakeBack?: boolean
  /** The number under which a choice was last taken back; 0 if none was. */
  readonly takenBack?: number
  /** Whether events are being shown. */
  readonly busy: boolean
  readonly canShowAgain: boolean
  /** Whether there is a card of this round before the one that is shown. */
  readonly canStepBack: boolean
  /** Cards of this round that can be shown again, by their place in the pile. */
  readonly shown: Record<number, number>
  /** The question of `seat`, once everything before it has been shown; else null. */
  readonly question: QuestionView | null
  /** The result of a game that is not stored at any table, as in a lesson. */
  readonly result?: Result | null
  /** The place to look at, because a bubble is about it. */
  readonly looksAt?: string | null
  /** Places that a bubble points at. */
  readonly spokenOf?: string[]
  /** The bandit whose panel is opened because a bubble is about it. */
  readonly opens?: string | null
  /** Whether players are told elsewhere which bandit they are. */
  readonly introduced?: boolean

  choose(option: string): Promise<boolean>
  takeBack?(): Promise<boolean>
  /** Where the cards of `seat` lead if nothing else happens; null if that may not be known. */
  lookAhead?(): Promise<Ahead | null>
  /** What a gunslinger would do in the place of `seat`. */
  hint?(): Promise<Advice | null>
  skip(): void
  /** Shows again what has happened since the last choice, or a card of this round and what
  follows. */
  showAgain(card?: number): void
  /** Goes to the card before the one that is shown, and to the one after it. */
  stepBack(): void
  stepForward(): void
  start(): Promise<boolean>
  kick(seat: number): Promise<boolean>
  fill(seat: number, bot: string): Promise<boolean>
  substitute(seat: number, bot: string): Promise<boolean>
  back(): Promise<boolean>
  /** Votes for another game, or withdraws the vote, for all seats at this device. */
  rematch(wanted?: boolean): Promise<boolean>
  /** Starts another game without waiting for players who have not voted. */
  rematchNow(): Promise<boolean>
  /** Gives up all seats at this device, and the game. */
  leave(): Promise<boolean>
  resign(): Promise<boolean>
  handOver(seat: number): Promise<boolean>
  abort(): Promise<boolean>
  filter(on: boolean): Promise<boolean>
  vote(seat: number): Promise<boolean>
  cut(): void
  hurry(): void
  setHidden(hidden: boolean): void
  close(): void
}

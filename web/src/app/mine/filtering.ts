/** Which of the games of this browser are shown, and which one waits next. */

import { boxesOf } from '../../protocol/boxes'
import type { GameStatus, MyGame } from '../../play/games'
import type { Words } from '../../words/words'
import { seatName, unnamed } from '../shared/bots'

export const SHOWN = ['all', 'turn', 'running', 'over', 'won'] as const
export type Shown = (typeof SHOWN)[number]
export const COMPANIES = ['any', 'people', 'bots'] as const
export type Company = (typeof COMPANIES)[number]

export interface Filters {
  /** Words that all occur in the game: names, bandits, boxes, days. */
  text: string
  shown: Shown
  /** A box; `none` for games without any, empty for all. */
  box: string
  company: Company
}

export const EVERYTHING: Filters = { text: '', shown: 'all', box: '', company: 'any' }

const STATUSES: Record<Exclude<Shown, 'won'>, GameStatus[]> = {
  all: ['asked', 'playing', 'waiting', 'unknown', 'over', 'gone'],
  turn: ['asked'],
  running: ['asked', 'playing', 'waiting', 'unknown'],
  over: ['over'],
}

export const dayOf = (since: number, words: Words) =>
  new Date(since).toLocaleDateString(words.code, { dateStyle: 'medium' })

/** What a game is found by. */
export function searchable({ table, glance, since }: MyGame, words: Words): string {
  const seats = glance?.info.seats ?? []
  const names = seats.flatMap((seat) => [
    seatName(seat, words) || unnamed(seat, words),
    seat.bandit ? words.figure(seat.bandit) : '',
  ])
  const boxes = glance ? boxesOf(glance.info.options) : []
  const all = [...names, ...boxes.map(({ name }) => words.say(`page-box-${name}`))]
  return plain([table, dayOf(since, words), ...all].join(' '))
}

/** Without accents and capitals. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLocaleLowerCase()

function fits(game: MyGame, { shown, box, company }: Filters): boolean {
  const { glance, seats, status } = game
  if (shown === 'won') {
    if (!seats.some(({ seat }) => glance?.winners?.includes(seat))) return false
  } else if (!STATUSES[shown].includes(status)) return false
  if (box) {
    const boxes = glance?.info.options.boxes ?? []
    if (!glance || (box === 'none' ? boxes.length : !boxes.includes(box))) return false
  }
  if (company === 'any') return true
  const mine = seats.map(({ seat }) => seat)
  const people = glance?.info.seats.some(
    ({ kind, seat }) => kind === 'human' && !mine.includes(seat),
  )
  return !!glance && people === (company === 'people')
}

/** The games that are wanted, in their order. */
export function filtered(games: MyGame[], filters: Filters, words: Words): MyGame[] {
  const wanted = plain(filters.text).split(/\s+/).filter(Boolean)
  return games.filter((game) => {
    if (!fits(game, filters)) return false
    if (!wanted.length) return true
    const text = searchable(game, words)
    return wanted.every((word) => text.includes(word))
  })
}

/** The game that waits for this browser next, besides the one at that table. */
export const nextWaiting = (games: MyGame[], table: string): MyGame | undefined =>
  games.find((game) => game.status === 'asked' && game.table !== table)

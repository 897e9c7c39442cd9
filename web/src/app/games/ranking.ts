/** The seats of a game in the gallery, the richest first. */

import type { GalleryGame } from '../../protocol/protocol'
import { MARSHAL } from '../../protocol/marshal'
import type { Words } from '../../words/words'
import { dollars, listed } from '../finale/remark'

export interface Place {
  seat: number
  figures: string[]
  money: number
  won: boolean
  /** Plays for the law, and counts no money. */
  law: boolean
}

/** The winners first, then by money; the law last, unless it won. */
export function rankingOf({ seats, money, winners }: GalleryGame): Place[] {
  const places = seats.map(({ seat, bandits = [] }) => {
    const law = bandits.every((name) => name === MARSHAL)
    return {
      seat,
      figures: law ? [MARSHAL] : bandits,
      money: money[seat] ?? 0,
      won: winners.includes(seat),
      law,
    }
  })
  const order = ({ won, law }: Place) => (won ? 0 : law ? 2 : 1)
  return places.sort((a, b) => order(a) - order(b) || b.money - a.money)
}

/** Who won, with how much. */
export function verdictOf(game: GalleryGame, words: Words): string {
  const won = rankingOf(game).filter((place) => place.won)
  const [first] = won
  if (!first) return words.say('page-games-nobody')
  const figures = won.flatMap((place) => place.figures)
  const names = listed(
    figures.map((name) => words.figure(name)),
    words,
  )
  if (first.law) return words.say('page-games-law', { names })
  const amount = dollars(first.money, words)
  return words.say('page-games-won', { names, amount, count: figures.length })
}

import { describe, expect, it } from 'vitest'
import { filtersIn, galleryPath, isFiltered, queryOf } from '../../../src/app/games/filters'
import { rankingOf } from '../../../src/app/games/ranking'
import type { GalleryGame } from '../../../src/protocol/protocol'

describe('the filters of the gallery', () => {
  it('are in its address, both ways', () => {
    for (const query of [
      '',
      '?shelf=closest',
      '?boxes=horses%2Ccursed',
      '?boxes=none&variant=none',
      '?shelf=richest&variant=team&players=4&winner=marshal&page=3',
    ]) {
      expect(queryOf(filtersIn(query))).toBe(query)
    }
    expect(galleryPath(filtersIn('?players=7'))).toBe('/games?players=7')
    expect(isFiltered(filtersIn('?shelf=closest&page=2'))).toBe(false)
    expect(isFiltered(filtersIn('?winner=doc'))).toBe(true)
  })

  it('leave out what the gallery does not have', () => {
    const nonsense = '?shelf=worst&boxes=horse,,x&variant=solo&players=99&winner=zorro&page=-1&x=1'
    expect(queryOf(filtersIn(nonsense))).toBe('')
    for (const page of ['1.5', '1e3', 'x', '100', '%00']) {
      expect(filtersIn(`?page=${page}`).page).toBe(0)
    }
  })
})

describe('the ranking of a game', () => {
  const game = (more: Partial<GalleryGame>): GalleryGame => ({
    game: 'a',
    ended: 0,
    options: {} as GalleryGame['options'],
    seats: ['doc', 'belle', 'marshal'].map((name, seat) => ({ seat, bandits: [name] })),
    money: [500, 1500, 0],
    winners: [1],
    margin: 1000,
    bullets: 2,
    ...more,
  })
  const order = (more: Partial<GalleryGame>) => rankingOf(game(more)).map(({ seat }) => seat)

  it('has the winners first, then the money, and the law at its place', () => {
    expect(order({})).toEqual([1, 0, 2])
    expect(order({ winners: [2] })).toEqual([2, 1, 0])
    expect(order({ winners: [] })).toEqual([1, 0, 2])
  })
})

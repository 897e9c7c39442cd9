import { beforeEach, describe, expect, it } from 'vitest'
import {
  cellsOf,
  csvOf,
  mayJoin,
  nameOf,
  players,
  sitters,
  tableOf,
} from '../../../src/app/evening/evenings'
import { speaking } from '../../../src/words/speaking.svelte'
import { gathering, playing } from './samples'

beforeEach(async () => {
  await speaking.speak('en')
  await speaking.also('evening')
})

const plain = (text: string) => text.replace(/[⁦-⁩]/g, '')

describe('an evening', () => {
  it('names guests, bots and those who have left for good', () => {
    const told = gathering({}, ['Ann', ''])
    expect([0, 1, -1].map((guest) => nameOf(told, guest, speaking.words))).toEqual([
      'Ann',
      'a stranger',
      'Outlaw',
    ])
    const four = { table: 'four', seats: [0, -1], stage: 'playing' as const }
    expect(plain(sitters(told, four, speaking.words))).toBe('Ann, Outlaw')
  })

  it('knows the table at which one plays now', () => {
    expect(tableOf(playing({ you: 4 }))?.table).toBe('three')
    expect(tableOf(playing({ you: 2 }))).toBeUndefined() // whose table is over
    expect(tableOf(playing())).toBeUndefined() // a stranger
    expect(tableOf(gathering({ you: 0 }))).toBeUndefined()
  })

  it('can be joined before the last round', () => {
    expect(mayJoin(gathering())).toBe(true)
    expect(mayJoin(playing())).toBe(true)
    expect(mayJoin(playing({ round: 3 }))).toBe(false)
    expect(mayJoin(gathering({ you: 2 }))).toBe(false)
    expect(mayJoin(gathering({ phase: 'over' }))).toBe(false)
  })

  it('counts those who play and are still there', () => {
    const [ann, ...others] = gathering().guests
    if (!ann) throw new Error('there are guests')
    const guests = [{ ...ann, plays: false }, ...others.map((one) => ({ ...one, left: true }))]
    expect(players(gathering({ guests }))).toEqual([])
    expect(players(gathering()).length).toBe(8)
  })
})

describe('the result as a table', () => {
  it('has a line for everybody, with the points of each round', () => {
    const cells = cellsOf(playing(), speaking.words)
    expect(cells.length).toBe(9)
    expect(cells[0]).toEqual(['Place', 'Name', 'Points', 'Won', 'Dollars', 'Round 1', 'Round 2'])
    expect(cells[1]).toEqual(['1', 'Ann', '100', '1', '1000', '100', ''])
  })

  it('quotes what must be quoted, and no name becomes a formula', () => {
    const text = csvOf([
      ['a,b', 'say "hi"', '=1+1', '@x', '-5', '-x'],
      ['plain', 'Zoë', '+1', '', '0', '\t'],
    ])
    expect(text).toBe(`"a,b","say ""hi""","'=1+1","'@x",-5,"'-x"\r\nplain,Zoë,"'+1",,0,"'\t"\r\n`)
  })
})

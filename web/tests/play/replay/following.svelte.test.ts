import { describe, expect, it, vi } from 'vitest'
import { Following } from '../../../src/play/replay/following.svelte'
import { Replaying } from '../../../src/play/replay/replaying.svelte'
import type { Replay, Told } from '../../../src/protocol/protocol'
import sample from '../../samples/replay.json'

const whole = { ...sample, result: null }
const upTo = (number: number): Replay => ({ ...whole, steps: whole.steps.slice(0, number + 1) })
const LAST = whole.steps.length - 1

/** A game that goes on as the sample does, after `choices` choices. */
class FakeTable {
  heard: ((told: Told) => void) | null = null
  number: number
  constructor(public choices: number) {
    this.number = choices
  }
  listen(heard: (told: Told) => void) {
    this.heard = heard
    return () => (this.heard = null)
  }
  /** The next choice; after a lost connection only the last one comes with a table. */
  goOn(withTable = true) {
    this.choices += 1
    this.number += 1
    const { chooser = 0, events = [], table, mine } = whole.steps[this.choices] ?? {}
    const seen = withTable ? { table, mine } : {}
    this.heard?.({ type: 'told', number: this.number, chooser, events, ...seen })
  }
  takeBack() {
    this.choices -= 1
    this.number += 1
    const { table, mine } = whole.steps[this.choices] ?? {}
    const taken_back = this.number - 1
    this.heard?.({
      type: 'told',
      number: this.number,
      chooser: 0,
      events: [],
      table,
      mine,
      taken_back,
    })
  }
}

function follow(fetched: number, live: number, fetch = () => Promise.resolve(upTo(LAST))) {
  const replaying = new Replaying('abc', upTo(fetched), { pace: () => 'off' })
  const table = new FakeTable(live)
  const asked = vi.fn(fetch)
  const following = new Following(replaying, table, asked)
  return { replaying, table, following, asked }
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

describe('looking back at a game that goes on', () => {
  it('never moves what is shown, and counts how far the game is ahead', () => {
    const { replaying, table, following, asked } = follow(10, 10)
    replaying.seek(4)
    const [at, shown, step] = [replaying.at, replaying.view, replaying.beat.step]
    for (let n = 0; n < 3; n++) table.goOn()
    expect(replaying.at).toBe(at)
    expect(replaying.view).toBe(shown)
    expect(following.ahead).toBe(13 - step)
    replaying.seek(replaying.end)
    expect(following.ahead).toBe(0)
    expect(asked).not.toHaveBeenCalled()
  })

  it('tells the news as the server tells them', () => {
    const { replaying, table } = follow(3, 3)
    while (table.choices < LAST) table.goOn()
    const told = new Replaying('abc', whole, { pace: () => 'off' })
    expect(replaying.beats).toEqual(told.beats)
    for (const beat of [10, 20, told.end]) {
      replaying.seek(beat)
      told.seek(beat)
      expect(plain(replaying.view)).toEqual(plain(told.view))
    }
  })

  it('goes on playing when news come at the end', () => {
    const { replaying, table } = follow(10, 10)
    replaying.seek(replaying.end)
    expect(replaying.over).toBe(true)
    table.goOn()
    expect(replaying.over).toBe(false)
    replaying.next()
    expect(replaying.beat.step).toBe(11)
  })

  it('forgets what was taken back', () => {
    const { replaying, table, following } = follow(10, 10)
    table.goOn()
    replaying.seek(replaying.end)
    expect(replaying.beat.step).toBe(11)
    table.takeBack()
    expect(replaying.replay.steps).toHaveLength(11)
    expect(replaying.beat.step).toBe(10)
    expect(following.ahead).toBe(0)
    table.goOn()
    expect(replaying.replay.steps).toHaveLength(12)
  })

  it('fetches what it has not heard, such as after a lost connection', async () => {
    const { replaying, table, asked } = follow(10, 10)
    for (let n = 0; n < 4; n++) table.goOn(n === 3)
    await vi.waitFor(() => expect(replaying.replay.steps).toHaveLength(LAST + 1))
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('fetches again if the game went on while it was fetched, and not for ever', async () => {
    const { asked } = follow(10, 14, () => Promise.resolve(upTo(12)))
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
    await Promise.resolve()
    expect(asked).toHaveBeenCalledTimes(3)
  })

  it('does not repeat what the replay has already', () => {
    const { replaying, table, asked } = follow(12, 10)
    table.goOn()
    table.goOn()
    expect(replaying.replay.steps).toHaveLength(13)
    table.goOn()
    expect(replaying.replay.steps).toHaveLength(14)
    expect(asked).not.toHaveBeenCalled()
  })

  it('survives a server that does not answer', async () => {
    const { replaying, asked, following } = follow(10, 14, () => Promise.reject(new Error('no')))
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    expect(replaying.replay.steps).toHaveLength(11)
    expect(following.ahead).toBe(14)
  })

  it('hears nothing any more when it is closed', () => {
    const { replaying, table, following } = follow(10, 10)
    following.close()
    table.goOn()
    expect(replaying.replay.steps).toHaveLength(11)
  })
})

it('shows a spectator nothing of a seat', () => {
  const bare = upTo(3).steps.map((step) => ({ ...step, mine: null }))
  const replaying = new Replaying(
    'abc',
    { ...upTo(3), seat: -1, steps: bare },
    { pace: () => 'off' },
  )
  const table = new FakeTable(3)
  new Following(replaying, table, () => Promise.resolve(whole))
  table.goOn()
  expect(replaying.replay.steps.at(-1)?.mine ?? null).toBeNull()
})

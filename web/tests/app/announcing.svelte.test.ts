import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import Announcer from '../../src/app/game/Announcer.svelte'
import { sampled } from '../../src/gallery/samples'
import { Announcing, MOST, SIGN } from '../../src/browser/announcing.svelte'
import { Muted } from '../../src/browser/muted.svelte'
import type { Moment } from '../../src/play/pace'
import type { LogEntry, Playing } from '../../src/play/playing'
import type { EventView, QuestionView } from '../../src/protocol/protocol'
import { speaking } from '../../src/words/speaking.svelte'
import { press, show } from '../support/showing'

beforeEach(async () => {
  await speaking.speak('en')
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

describe('announcements', () => {
  const of = (text: string, mine = false) => ({ text, mine })
  const speaker = () => new Announcing((count) => `${count} more`)

  it('come at once, and events meanwhile come together afterwards', () => {
    const one = speaker()
    one.say([of('One.')])
    expect(one.polite?.text).toBe('One.')
    one.say([of('Two.')])
    one.say([of('Three.')])
    expect(one.polite?.text).toBe('One.')
    vi.advanceTimersByTime('One.'.length * SIGN)
    expect(one.polite?.text).toBe('Two. Three.')
    vi.runAllTimers()
    expect(one.polite).toBeNull()
  })

  it('are cut short where there are too many, except those about the listener', () => {
    const one = speaker()
    const flood = Array.from({ length: 30 }, (_, n) => of(`${n}.`, n === 3 || n === 12))
    one.say(flood)
    expect(one.polite?.text).toBe('3. 12. 27. 28. 29. 25 more')
    expect(one.polite?.text.split(' ')).toHaveLength(MOST + 2)
  })

  it('end with the question, which does not interrupt but is urgent', () => {
    const one = speaker()
    one.say([of('One.')], 'Where to?')
    expect([one.polite, one.urgent?.text]).toEqual([null, 'One. Where to?'])
    vi.runAllTimers()
    one.say([of('Two.')])
    one.say([], 'Whom?')
    expect([one.polite?.text, one.urgent]).toEqual(['Two.', null])
    vi.advanceTimersByTime('Two.'.length * SIGN)
    expect([one.polite, one.urgent?.text]).toEqual([null, 'Whom?'])
  })

  it('go on when a key has silenced them', () => {
    const one = speaker()
    one.say([of('A long story.')])
    one.say([of('Two.')])
    one.hushed()
    expect(one.polite?.text).toBe('Two.')
    one.hushed() // nothing waits: it may have been given only a moment ago
    expect(one.polite?.text).toBe('Two.')
    vi.runAllTimers()
    expect(one.polite).toBe(null)
  })
})

/** The part of a table that the announcer needs. */
class Telling {
  log = $state.raw<LogEntry[]>([])
  moment = $state.raw<Moment | null>(null)
  choosing = $state(false)
  number = $state(4)
  seat = 0
}

describe('a screen reader', () => {
  const view = { ...sampled('what to rob'), seat: 0 }
  const mine = view.bandits.find(({ seat }) => seat === 0)?.name ?? ''
  const climbs = (bandit: string): EventView => ({
    ...{ kind: 'climbed', rule: 'CLIMB-1' },
    ...{ bandit, at: 'roof 1' },
  })
  const entry = (event: EventView, key = 0): LogEntry => ({ key, event })
  const question = view.questions[0] as QuestionView

  function listen(live = new Telling(), at = view) {
    const props = $state({
      live: live as unknown as Playing,
      view: at,
      question: null as QuestionView | null,
      muted: new Muted('t'),
    })
    const shown = show(Announcer, props)
    const said = (how: string) => {
      flushSync()
      return shown.querySelector(`[aria-live=${how}]`)?.textContent?.trim()
    }
    return { live, props, polite: () => said('polite'), urgent: () => said('assertive') }
  }

  it('is told new events, not those from before', () => {
    const live = new Telling()
    live.log = [entry(climbs('belle'))]
    const { polite } = listen(live, { ...view, round: 2 })
    expect(polite()).toBe('')
    live.log = [...live.log, entry(climbs(mine))]
    expect(polite()).toBe(speaking.words.event(climbs(mine), view))
  })

  it('is told how a game begins', () => {
    const live = new Telling()
    live.log = [entry({ kind: 'round_began', rule: 'SET-8', number: 1, round: 'bridge' })]
    expect(listen(live, { ...view, round: 1 }).polite()).toBe('Round 1: Bridge')
  })

  it('is asked once, and again after a choice', () => {
    const { live, props, urgent } = listen()
    const asked = speaking.words.question(question, view)
    props.question = question
    expect(urgent()).toBe(asked)
    vi.runAllTimers()
    props.question = { ...question } // others have chosen meanwhile
    expect(urgent()).toBe('')
    props.question = null
    live.choosing = true
    flushSync()
    live.choosing = false
    props.question = { ...question } // for a moment, until it is told what was chosen
    expect(urgent()).toBe('')
    live.number = 5
    expect(urgent()).toBe(asked)
  })

  it('is not asked a question that was answered before it was said', () => {
    const { live, props, polite, urgent } = listen()
    live.log = [entry(climbs('belle'))]
    expect(polite()).not.toBe('')
    props.question = question
    flushSync()
    props.question = null
    flushSync()
    vi.runAllTimers()
    expect(urgent()).toBe('')
  })

  it('is told again an event that is shown again', () => {
    const { live, polite } = listen()
    live.log = [entry(climbs('belle'))]
    expect(polite()).toContain('Belle')
    vi.runAllTimers()
    expect(polite()).toBe('')
    const event = climbs('belle')
    live.moment = { key: 7, event, before: view, after: view, length: 100 }
    expect(polite()).toContain('Belle')
  })

  it("is told messages of others, except muted ones, and not the player's own", () => {
    const { live, props, polite } = listen()
    const said = (seat: number, name: string, key: number): LogEntry => ({
      key,
      said: { name, seat, text: 'Howdy', emote: '' },
    })
    props.muted.set([2], true)
    live.log = [said(0, 'Ann', 1), said(2, 'Eve', 2), said(1, 'Bob', 3)]
    expect(polite()).toMatch(/^\P{L}?Bob\P{L}?: \P{L}?Howdy\P{L}?$/u)
  })

  it('is told the next sentence when a key is pressed', () => {
    const { live, polite } = listen()
    live.log = [entry(climbs('belle'))]
    expect(polite()).toContain('Belle')
    live.log = [...live.log, entry(climbs(mine))]
    expect(polite()).toContain('Belle')
    press(document.body, 'Tab')
    expect(polite()).toBe(speaking.words.event(climbs(mine), view))
  })
})

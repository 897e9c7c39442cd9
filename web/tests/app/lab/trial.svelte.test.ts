/** A bot is tried: its games, its mistakes, and what is said when its Python is lost. */

import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mistakeWithLine } from '../../../src/app/lab/told'
import Trial from '../../../src/app/lab/Trial.svelte'
import { Trying, verdictOf } from '../../../src/app/lab/trying.svelte'
import { LabLost, type LabPython } from '../../../src/pocket/lab/laboratory'
import type { LabGame, Mistake, RunOver, RunProgress } from '../../../src/pocket/lab/messages'
import { loadWords, speaking } from '../../../src/words/speaking.svelte'
import { tap } from '../../support/showing'
import { show } from '../../support/showing'

const CRASH: Mistake = {
  kind: 'crash',
  message: "NameError: name 'veiw' is not defined",
  line: 40,
  column: 9,
  until: 13,
  when: 'choosing',
  asked: 'plan',
}

const game = (number: number, more: Partial<LabGame> = {}): LabGame => ({
  number,
  seat: number % 4,
  won: 0,
  money: [1000, 500, 500, 500],
  record: '{}',
  notes: [],
  slips: [],
  ...more,
})

const over = (more: Partial<RunOver> = {}): RunOver => ({
  bot: 'MyBot',
  games: 2,
  wins: 1,
  interval: [0.1, 0.9],
  mistake: null,
  ...more,
})

/** A Python that plays these games and then ends so. */
function python(games: LabGame[], end: RunOver | LabLost) {
  const made: LabPython[] = []
  const make = () => {
    const lab: LabPython = {
      ready: Promise.resolve(undefined),
      check: () => Promise.resolve({ mistakes: [], name: 'MyBot' }),
      run: (_trial, onprogress: (progress: RunProgress) => void) => {
        games.forEach((one, n) =>
          onprogress({ games: n + 1, wins: one.won, interval: [0, 1], game: one }),
        )
        return end instanceof LabLost ? Promise.reject(end) : Promise.resolve(end)
      },
      replay: () => Promise.reject(new Error('not asked')),
      regrets: () => Promise.reject(new Error('not asked')),
      close: vi.fn(),
    }
    made.push(lab)
    return lab
  }
  return { make, made }
}

function shown(trying: Trying) {
  const asked = { run: vi.fn(), line: vi.fn(), watch: vi.fn() }
  const props = { trying, onrun: asked.run, online: asked.line, onwatch: asked.watch }
  const page = show(Trial, { ...props, download: 5_600_000 })
  const text = () => {
    flushSync()
    return (page.textContent ?? '').replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ')
  }
  const press = (label: string) => {
    const found = [...page.querySelectorAll('button')].find(
      (one) => one.textContent?.trim() === label,
    )
    if (!found) throw new Error(`no button says ${label}`)
    tap(found)
  }
  return { page, text, press, asked }
}

const TRIAL = { code: 'x', games: 2, against: 'outlaw' } as const

beforeEach(async () => {
  await speaking.speak('en')
  await speaking.also('lab')
})

describe('trying a bot', () => {
  it('begins with how much is downloaded, and asks for a hundred games against outlaws', () => {
    const { text, press, asked } = shown(new Trying(python([], over()).make))
    expect(text()).toContain('The first run downloads Python for this browser: 5.6 MB.')
    press('Run')
    expect(asked.run).toHaveBeenCalledWith(100, 'outlaw')
  })

  it('tells how many games were won, and lets each be watched', async () => {
    const played = [game(0, { won: 1 }), game(1, { notes: [{ number: 3, texts: ['why'] }] })]
    const trying = new Trying(python(played, over()).make)
    const { page, text, press, asked } = shown(trying)
    await trying.run(TRIAL)
    expect(text()).toContain('2 games played: 50% won, between 10 and 90%')
    expect(text()).toContain('$750 a game; the others have $580 each.')
    expect(text()).toContain('Too few games to tell who is better')
    // A lost game is offered first.
    expect(text()).toContain('Game 2, seat 2: lost, $500, one note')
    press('Regrets')
    expect(asked.watch).toHaveBeenLastCalledWith(played[1], true)
    tap(page.querySelector('ol button') as Element)
    press('Watch')
    expect(asked.watch).toHaveBeenLastCalledWith(played[0], false)
  })

  it('lists each mistake once, with its line and the first game', async () => {
    const slips = [
      { number: 4, mistake: CRASH },
      { number: 8, mistake: CRASH },
    ]
    const trying = new Trying(python([game(0), game(1, { slips })], over()).make)
    const { text, press, asked } = shown(trying)
    await trying.run(TRIAL)
    expect(text()).toContain(
      "Line 40: Asked “plan”: NameError: name 'veiw' is not defined (2 times)",
    )
    press('To the line')
    expect(asked.line).toHaveBeenCalledWith(40)
    expect(trying.mistakes[0]?.game?.number).toBe(1)
  })

  it('says why Python was thrown away, and starts another one', async () => {
    const { make, made } = python([game(0)], new LabLost('slow', { game: 1, asked: 'move' }))
    const trying = new Trying(make)
    const { text } = shown(trying)
    await trying.run(TRIAL)
    expect(text()).toContain('In game 2, asked “move”, the bot said nothing for so long')
    expect(trying.ready).toBe(false)
    await trying.run(TRIAL)
    expect(made).toHaveLength(2)
  })

  it('throws a Python away whose memory is full', async () => {
    const { make, made } = python([], over({ games: 0, mistake: { ...CRASH, kind: 'memory' } }))
    const trying = new Trying(make)
    const { text } = shown(trying)
    await trying.run(TRIAL)
    expect(text()).toContain('Line 40: Asked “plan”, it used all memory there was.')
    expect(made[0]?.close).toHaveBeenCalledOnce()
    expect(trying.state).toBe('idle')
  })
})

describe('what a run says', () => {
  it.each([
    [[0.26, 0.4], 100, 'better'],
    [[0.1, 0.24], 100, 'weaker'],
    [[0.2, 0.3], 100, 'level'],
    [[0.1, 0.6], 20, 'unsure'],
  ] as const)('of the interval %s after %s games is %s', (interval, games, verdict) => {
    expect(verdictOf(over({ interval: [...interval], games }))).toBe(verdict)
  })
})

describe('every mistake', () => {
  it.each(['en', 'fr', 'pl', 'ru'] as const)('has a sentence in %s', async (code) => {
    const words = await loadWords(code, ['lab'])
    const kinds: Mistake['kind'][] = [
      'syntax',
      'crash',
      'class',
      'choose',
      'signature',
      'illegal',
      'slow',
      'memory',
    ]
    for (const kind of kinds)
      for (const when of ['', 'sitting', 'choosing', 'ending'] as const) {
        const asked = when === 'choosing' ? 'plan' : ''
        const told = mistakeWithLine({ ...CRASH, kind, when, asked }, words)
        expect(told).toContain('40')
        expect(told).not.toContain('page-lab')
      }
  })
})

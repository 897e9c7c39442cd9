/** A bot being tried: its Python is started when it is first needed, and again after a bot has broken
it; its games come in one after the other. */

import type {
  Checked,
  LabGame,
  Mistake,
  Opponent,
  RunOver,
  RunProgress,
} from '../../pocket/lab/messages'
import { LabLost, type LabPython, type Trial } from '../../pocket/lab/laboratory'

/** Games that each of four equal bots wins. */
export const LEVEL = 0.25

export const GAMES = [20, 100, 400] as const

type Make = (onprogress: (loaded: number, total: number) => void) => LabPython

/** A mistake that was made once or more often, and the first game with it. */
export interface Repeated {
  mistake: Mistake
  count: number
  game: LabGame | null
}

export class Trying {
  state = $state<'idle' | 'loading' | 'running'>('idle')
  /** Bytes of the engine that are there, of all. */
  loaded = $state(0)
  total = $state(0)
  trial = $state.raw<Trial | null>(null)
  progress = $state.raw<RunProgress | null>(null)
  over = $state.raw<RunOver | null>(null)
  lost = $state.raw<LabLost | null>(null)
  games = $state.raw<LabGame[]>([])
  /** Whether Python is there. */
  ready = $state(false)
  #make: Make
  #lab: LabPython | null = null

  constructor(make: Make) {
    this.#make = make
  }

  /** Starts Python, unless it is there. */
  async start(): Promise<LabPython> {
    if (!this.#lab) {
      const lab = this.#make((loaded, total) => {
        this.loaded = loaded
        this.total = total
      })
      this.#lab = lab
    }
    const lab = this.#lab
    try {
      await lab.ready
      this.ready = true
    } catch (error) {
      this.#drop(lab)
      throw error
    }
    return lab
  }

  /** Plays the games of a trial. */
  async run(trial: Trial): Promise<void> {
    if (this.state !== 'idle') return
    this.trial = trial
    this.progress = this.over = this.lost = null
    this.games = []
    this.state = 'loading'
    try {
      const lab = await this.start()
      this.state = 'running'
      this.over = await this.asked(() =>
        lab.run(trial, (progress) => {
          this.progress = progress
          this.games = [...this.games, progress.game]
        }),
      )
      if (this.over.mistake?.kind === 'memory') this.stop() // what it has taken stays taken
    } catch (error) {
      this.lost = error instanceof LabLost ? error : new LabLost('broken')
    } finally {
      this.state = 'idle'
    }
  }

  /** What is seen in the code without running it; null while Python is busy or not there. */
  async check(code: string): Promise<Checked | null> {
    const lab = this.#lab
    if (!lab || !this.ready || this.state !== 'idle') return null
    return this.asked(() => lab.check(code)).catch(() => null)
  }

  /** Asks Python; if it is lost over that, another one is started the next time. */
  async asked<T>(ask: () => Promise<T>): Promise<T> {
    const lab = this.#lab
    try {
      return await ask()
    } catch (error) {
      if (error instanceof LabLost) this.#drop(lab)
      throw error
    }
  }

  /** Ends Python, so that the next run starts another one; the games so far stay. */
  stop(): void {
    this.#lab?.close()
    this.#drop(this.#lab)
  }

  #drop(lab: LabPython | null): void {
    if (lab !== this.#lab) return
    this.#lab = null
    this.ready = false
  }

  /** Different mistakes, each with how often it was made; the one that ended the run first. */
  readonly mistakes: Repeated[] = $derived.by(() => {
    const found: Record<string, Repeated> = {}
    const note = (mistake: Mistake, game: LabGame | null) => {
      const { kind, line, message, asked } = mistake
      const key = JSON.stringify([kind, line, message, kind === 'illegal' ? asked : ''])
      const known = found[key]
      if (known) known.count += 1
      else found[key] = { mistake, count: 1, game }
    }
    if (this.over?.mistake) note(this.over.mistake, null)
    for (const game of this.games) for (const { mistake } of game.slips) note(mistake, game)
    return Object.values(found)
  })

  /** Mean money of the bot, and of each of the others. */
  readonly money: { own: number; others: number } | null = $derived.by(() => {
    const { games } = this
    if (!games.length) return null
    let own = 0
    let all = 0
    for (const { money, seat } of games) {
      own += money[seat] ?? 0
      all += money.reduce((sum, amount) => sum + amount, 0)
    }
    const others = games.reduce((sum, { money }) => sum + money.length - 1, 0)
    return { own: own / games.length, others: (all - own) / others }
  })
}

export type Verdict = 'better' | 'weaker' | 'level' | 'unsure'

/** Games after which a wide interval is worth a word. */
const ENOUGH = 100

/** What a run says about a bot. */
export function verdictOf({ games, interval: [low, high] }: RunOver): Verdict {
  if (low > LEVEL) return 'better'
  if (high < LEVEL) return 'weaker'
  return games >= ENOUGH ? 'level' : 'unsure'
}

export type { Opponent }

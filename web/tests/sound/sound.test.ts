import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { samples } from '../../src/gallery/samples'
import { MOTIFS, notesOf, motifOf, pitchOf, type MotifName } from '../../src/sound/motifs'
import type { EventView, View } from '../../src/protocol/protocol'
import { settings } from '../../src/browser/settings.svelte'
import { soundPlayer } from '../../src/sound/soundPlayer.svelte'

/** An audio context that only counts its sounds. */
class FakeContext {
  static made: FakeContext[] = []
  static broken = false
  currentTime = 0
  sampleRate = 100
  state = 'running'
  destination = {}
  started = 0
  disconnected = 0
  resume = vi.fn(() => Promise.resolve())
  volumes: number[] = []

  constructor() {
    if (FakeContext.broken) throw new Error('no loudspeakers')
    FakeContext.made.push(this)
  }
  #param = () => ({
    value: 0,
    setValueAtTime: (value: number) => this.volumes.push(value),
    exponentialRampToValueAtTime: () => undefined,
  })
  #node = () => ({
    gain: this.#param(),
    frequency: this.#param(),
    playbackRate: this.#param(),
    threshold: this.#param(),
    ratio: this.#param(),
    attack: this.#param(),
    type: '',
    buffer: null,
    connect: (next: unknown) => next,
    disconnect: () => (this.disconnected += 1),
    start: () => (this.started += 1),
    stop: () => undefined,
  })
  createGain = this.#node
  createOscillator = this.#node
  createBiquadFilter = this.#node
  createBufferSource = this.#node
  createDynamicsCompressor = this.#node
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
}

const after = samples[0]?.public as View
const moment = (kind: string, more: Partial<EventView> = {}) => ({
  event: { kind, rule: '', ...more },
  after,
  length: 700,
})

/** A fresh module, because it keeps its audio context; `touched`, because nothing is heard
before a touch. */
async function fresh(touched = true) {
  vi.resetModules()
  const sound = await import('../../src/sound/sound')
  if (touched) sound.wake()
  return sound
}
const started = () => FakeContext.made[0]?.started ?? 0

beforeEach(() => {
  FakeContext.made = []
  FakeContext.broken = false
  vi.stubGlobal('AudioContext', FakeContext)
})
afterEach(() => void vi.unstubAllGlobals())

describe('sounds', () => {
  it('are made for events that have one, and for no others', async () => {
    const { play } = await fresh()
    play(moment('galloped'))
    expect(started()).toBe(0)
    const base = ['shot', 'punched', 'moved', 'robbed', 'round_began', 'event', 'played']
    for (const kind of [...base, 'arrested', 'thrown_off', 'copied', 'poster']) {
      const before = started()
      play(moment(kind))
      expect(started()).toBeGreaterThan(before)
    }
    expect(FakeContext.made).toHaveLength(1)
  })

  it('wait until the page was touched', async () => {
    const { play, playTalk, playMotif, wake } = await fresh(false)
    play(moment('shot'))
    playTalk(true)
    playMotif('win')
    expect(FakeContext.made).toEqual([])
    wake()
    play(moment('shot'))
    expect(started()).toBeGreaterThan(0)
  })

  it('do not wait for each other while the loudspeaker is paused', async () => {
    const { play } = await fresh()
    const [speaker] = FakeContext.made as [FakeContext]
    speaker.state = 'suspended'
    play(moment('shot'))
    expect(speaker.started).toBe(0)
    expect(speaker.resume).toHaveBeenCalled()
  })

  it('end at once, and a motif where the next begins', async () => {
    const { play, playMotif, hush } = await fresh()
    const [speaker] = FakeContext.made as [FakeContext]
    hush()
    play(moment('shot'))
    playMotif('win')
    hush()
    expect(speaker.disconnected).toBe(2)
    playMotif('win')
    playMotif('tunnel')
    expect(speaker.disconnected).toBe(3)
  })

  it('of talk are one where many talk at once', async () => {
    const { playTalk } = await fresh()
    playTalk(false)
    const once = started()
    playTalk(true)
    expect(started()).toBe(once)
    Object.assign(FakeContext.made[0] as FakeContext, { currentTime: 1 })
    playTalk(true)
    expect(started()).toBeGreaterThan(once)
  })

  it('are as loud as they are wanted', async () => {
    const { setVolume } = await fresh()
    setVolume(0.5)
    expect(FakeContext.made[0]?.volumes).toEqual([0.25])
  })

  it('are silent without audio support', async () => {
    vi.stubGlobal('AudioContext', undefined)
    const { play } = await fresh()
    expect(() => play(moment('shot'))).not.toThrow()
    vi.stubGlobal('AudioContext', FakeContext)
    FakeContext.broken = true
    expect(() => play(moment('shot'))).not.toThrow()
  })

  it('are silent on a hidden page, or when switched off', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    const stop = soundPlayer.awaitTouch()
    await vi.waitFor(() => {
      dispatchEvent(new Event('pointerdown'))
      expect(FakeContext.made).toHaveLength(1)
    })
    for (const [there, sound, volume] of [
      [false, true, 1],
      [true, false, 1],
      [true, true, 0],
    ] as const) {
      hidden.mockReturnValue(!there)
      Object.assign(settings, { sound, volume })
      soundPlayer.play(moment('shot'))
      soundPlayer.talk(true)
      soundPlayer.motif('win')
      expect(started()).toBe(0)
    }
    hidden.mockReturnValue(false)
    Object.assign(settings, { sound: true, volume: 0.5 })
    soundPlayer.play(moment('shot'))
    expect(started()).toBeGreaterThan(0)
    stop()
    hidden.mockRestore()
  })
})

describe('motifs', () => {
  const names = Object.keys(MOTIFS) as MotifName[]

  it('take one to three seconds, and begin at once', () => {
    for (const name of names) {
      const notes = notesOf(MOTIFS[name])
      const end = Math.max(...notes.map(({ start, seconds }) => start + seconds))
      expect(end, name).toBeGreaterThan(1)
      expect(end, name).toBeLessThan(3.01)
      expect(Math.min(...notes.map(({ start }) => start))).toBe(0)
    }
  })

  it('have voices that end together', () => {
    for (const name of names) {
      const beats = MOTIFS[name].voices.map(({ notes }) =>
        notes.split(' ').reduce((sum, word) => sum + Number(word.split(':')[1] ?? 1), 0),
      )
      expect(new Set(beats).size, name).toBe(1)
    }
  })

  it('are never too loud, whatever sounds together', () => {
    for (const name of names) {
      const notes = notesOf(MOTIFS[name])
      for (const { start } of notes) {
        const together = notes.filter(
          (one) => one.start <= start && start < one.start + one.seconds,
        )
        const loud = together.reduce((sum, one) => sum + one.loud, 0)
        expect(loud, `${name} at ${start}`).toBeLessThan(1)
      }
    }
  })

  it('are written in notes', () => {
    expect(pitchOf('A4')).toBeCloseTo(440)
    expect(pitchOf('C4')).toBeCloseTo(261.63, 1)
    expect(pitchOf('F#4')).toBeCloseTo(369.99, 1)
    expect(() => pitchOf('H4')).toThrow('no note')
  })

  it('belong to their events', () => {
    const card = { name: 'x', turns: '', keep: 0, event: '', reconstructed: false }
    const rounds = [true, true, true].map((_, n) => ({ ...card, station: n === 2 }))
    const at = (round: number) => ({ ...after, round, rounds }) as unknown as View
    const began: EventView = { kind: 'round_began', rule: '' }
    expect(motifOf(began, at(1))).toBe('round')
    expect(motifOf(began, at(3))).toBe('station')
    expect(motifOf({ kind: 'turn', rule: '', turn: 'tunnel' }, at(1))).toBe('tunnel')
    expect(motifOf({ kind: 'turn', rule: '', turn: 'standard' }, at(1))).toBeNull()
  })
})

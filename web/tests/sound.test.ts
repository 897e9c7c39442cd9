import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A loudspeaker that only counts. */
class FakeContext {
  static made: FakeContext[] = []
  static broken = false
  currentTime = 0
  sampleRate = 100
  state = 'running'
  destination = {}
  started = 0
  disconnected = 0

  constructor() {
    if (FakeContext.broken) throw new Error('no loudspeakers')
    FakeContext.made.push(this)
  }
  #param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  })
  #node = () => ({
    gain: this.#param(),
    frequency: this.#param(),
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
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
}

const event = (kind: string) => ({ kind, rule: '' })

/** The module anew: it keeps its loudspeaker. */
async function fresh() {
  vi.resetModules()
  return import('../src/lib/sound')
}

beforeEach(() => {
  FakeContext.made = []
  FakeContext.broken = false
})
afterEach(() => void vi.unstubAllGlobals())

describe('sounds', () => {
  it('are made for what can be heard, and for nothing else', async () => {
    vi.stubGlobal('AudioContext', FakeContext)
    const { play } = await fresh()
    play(event('galloped'), 700)
    expect(FakeContext.made).toEqual([])
    const base = ['shot', 'punched', 'moved', 'robbed', 'round_began', 'event', 'played']
    for (const kind of [...base, 'arrested', 'thrown_off', 'copied', 'poster']) {
      const before = FakeContext.made[0]?.started ?? 0
      play(event(kind), 700)
      expect(FakeContext.made[0]?.started).toBeGreaterThan(before)
    }
    expect(FakeContext.made).toHaveLength(1)
  })

  it('wait until somebody has touched the page', async () => {
    vi.stubGlobal('AudioContext', FakeContext)
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
    const { play } = await fresh()
    play(event('shot'), 700)
    expect(FakeContext.made).toEqual([])
  })

  it('end at once', async () => {
    vi.stubGlobal('AudioContext', FakeContext)
    const { play, hush } = await fresh()
    hush()
    play(event('shot'), 700)
    hush()
    expect(FakeContext.made[0]?.disconnected).toBe(1)
  })

  it('are none where there is nothing to make them with', async () => {
    vi.stubGlobal('AudioContext', undefined)
    const { play } = await fresh()
    expect(() => play(event('shot'), 700)).not.toThrow()
    vi.stubGlobal('AudioContext', FakeContext)
    FakeContext.broken = true
    expect(() => play(event('shot'), 700)).not.toThrow()
  })
})

import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { gathered, hunted, sampled, samples } from '../../../src/gallery/samples'
import { step } from '../../../src/play/step'
import type { EventView, MarshalView, View } from '../../../src/protocol/protocol'
import { marshalArt } from '../../../src/scene/boxes/marshal/loading'
import { flightOf } from '../../../src/scene/effects/flights'
import { scriptOf } from '../../../src/scene/effects/script'
import { carSpan, trainWidth } from '../../../src/scene/geometry'
import { aimSpots, woundSpots } from '../../../src/scene/boxes/marshal/figures'
import { BEHIND } from '../../../src/scene/boxes/marshal/layout'
import { figureSpots, tokenSpots, trays, type Spot } from '../../../src/scene/layout'
import { litBy, type Lit } from '../../../src/scene/lit'
import { placeOf, roomFor } from '../../../src/scene/places'
import Scene from '../../../src/scene/Scene.svelte'
import { toldBy } from '../../../src/scene/told'
import type { Option } from '../../../src/protocol/cards'
import { optionCalled, optionsCalled } from '../../support/called'
import { button, show, tap } from '../../support/showing'

await marshalArt.load()

const view = sampled('whom to free')
const law = view.marshal as MarshalView
const room = roomFor(view)
const last = view.cars.length - 1
const [one, other] = view.bandits.map((bandit) => bandit.name) as [string, string]

function litIn(from: View): Lit[] {
  const question = from.questions.find((asked) => asked.seat === from.seat)
  return question ? litBy(from, question, ({ words }) => `choose ${words}`) : []
}

function placed(places: Record<string, string>, change: Partial<MarshalView> = {}): View {
  const bandits = view.bandits.map((bandit) => ({
    ...bandit,
    at: places[bandit.name] ?? bandit.at,
  }))
  return {
    ...view,
    bandits,
    marshal_at: places.marshal ?? view.marshal_at,
    marshal: { ...law, ...change },
  }
}

function script(event: Partial<EventView>, before: View) {
  const whole = { kind: '', rule: '', ...event }
  const after = step(before, whole)
  return { ...scriptOf({ key: 1, event: whole, before, after, length: 1000 }, room), after }
}

const same = (a: Spot | undefined, b: Spot | undefined) =>
  !!a && !!b && a.x === b.x && a.y === b.y && a.scale === b.scale

describe('the prison car', () => {
  it('is longer than the others, and all of it is in the picture', () => {
    expect(room.behind).toBe(BEHIND)
    const cell = placeOf('cell', view, room)
    const car = carSpan(last, room)
    expect(cell?.x).toBeGreaterThan(car.x + car.width)
    expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThan(trainWidth(view.cars.length, room))
    const [roof, before] = [last, last - 1].map((n) => placeOf(`roof ${n}`, view, room))
    expect(roof?.width).toBeGreaterThan((before?.width ?? 0) + BEHIND - 1)
    expect(roof?.ladder).toBeLessThan(cell?.x ?? 0)
  })

  it('is a car as any other without the box', () => {
    const without = { ...view, marshal: null }
    expect(roomFor(without).behind).toBe(0)
    expect(placeOf('cell', without, room)).toBeNull()
  })

  it('is drawn at the end of the train, with its prisoners', () => {
    const scene = show(Scene, { view })
    expect(scene.querySelector('[data-piece=cell]')).not.toBeNull()
    expect(scene.querySelector('[data-figure="doc"]')).not.toBeNull()
    const plain = show(Scene, { view: sampled('the first turn') })
    expect(plain.querySelector('[data-piece=cell]')).toBeNull()
  })
})

describe('a crowd with the law', () => {
  it.each(['cell', 'car 6', 'roof 6', 'car 3', 'roof 0'])('%s: every letter can be read', (at) => {
    const all = hunted(samples, at)
    const spots = [...figureSpots(all, roomFor(all)).values()]
    expect(spots).toHaveLength(8)
    spots.slice(1).forEach((spot, n) => {
      expect(spot.x - (spots[n]?.x ?? 0)).toBeGreaterThanOrEqual(spot.stand * spot.scale - 0.001)
    })
  })

  it('makes room for companions', () => {
    const alone = gathered(samples, 'car 3', 8)
    const none = { ...alone, marshal: alone.marshal && { ...alone.marshal, companions: {} } }
    const near = [...figureSpots(none, roomFor(none)).values()]
    const far = [...figureSpots(hunted(samples, 'car 3'), roomFor(none)).values()]
    expect(far[1]?.scale).toBeLessThan(near[1]?.scale ?? 0)
    const width = (spots: Spot[]) => (spots.at(-1)?.x ?? 0) - (spots[0]?.x ?? 0)
    expect(width(far)).toBeGreaterThan(width(near) * 0.9)
  })

  it("keeps a bandit's loot in the picture", () => {
    const rich = placed({ [one]: 'cell' })
    const loot = Array.from({ length: 12 }, (_, n) => ({ number: 200 + n, kind: 'purse' }))
    const bandits = rich.bandits.map((bandit) =>
      bandit.name === one ? { ...bandit, loot } : bandit,
    )
    const [tray] = trays({ ...rich, bandits }, room, new Set([200]))
    expect((tray?.x ?? 0) + (tray?.width ?? 0) / 2).toBeLessThan(trainWidth(view.cars.length, room))
  })
})

describe('a Marshal who plays', () => {
  it('is there once, and can be punched', () => {
    const punching = sampled('the Marshal can be punched')
    const onpick = vi.fn()
    const scene = show(Scene, { view: punching, lit: litIn(punching), onpick, confirm: false })
    expect(scene.querySelectorAll('[data-figure="marshal"]')).toHaveLength(1)
    tap(button(scene, 'choose marshal'))
    expect(onpick).toHaveBeenCalledExactlyOnceWith('marshal')
  })

  it('is gone once he is thrown off, and so is any bandit', () => {
    for (const target of ['marshal', other]) {
      const before = placed({ [one]: 'roof 2', [target]: 'roof 2' })
      const event = { kind: 'thrown_off', bandit: one, target, at: 'roof 2' }
      const { after, marks } = script(event, before)
      expect(figureSpots(after, room).has(target)).toBe(false)
      expect(marks).toHaveLength(2)
    }
  })
})

describe('options in the scene', () => {
  it('are prisoners and those in the cell', () => {
    const lit = litIn(view)
    const free = lit.flatMap(({ piece }) => piece?.name ?? [])
    expect(free).toEqual(law.prisoners)
    expect(lit.flatMap(({ figure }) => figure ?? [])).toEqual(['doc'])
    const onpick = vi.fn()
    const scene = show(Scene, { view, lit, onpick, confirm: false })
    tap(button(scene, `choose companion ${free[0]}`))
    tap(button(scene, 'choose doc'))
    expect(onpick.mock.calls).toEqual([[`companion ${free[0]}`], ['doc']])
  })

  it('are the ways out of the cell', () => {
    const breaking = sampled('how to break out')
    const scene = show(Scene, { view: breaking, lit: litIn(breaking), mover: 'cheyenne' })
    tap(button(scene, `choose roof ${breaking.cars.length - 1}`))
    expect(scene.querySelector('.intent')).not.toBeNull()
  })

  it('are the loot of a freed bandit, over his head', () => {
    const giving = sampled('what to give')
    const scene = show(Scene, { view: giving, lit: litIn(giving) })
    const [first] = litIn(giving)
    expect(first?.tokens?.length).toBeGreaterThan(0)
    for (const number of first?.tokens ?? []) {
      expect(scene.querySelector(`[data-token="${number}"]`)?.classList).not.toContain('held')
    }
  })

  it('stand for all equal tokens without an option of their own', () => {
    const loot = [
      { number: 71, kind: 'jewel', value: 500 },
      { number: 72, kind: 'mailbag' },
      { number: 73, kind: 'jewel', value: 500 },
    ]
    const holding = {
      ...view,
      bandits: view.bandits.map((bandit) => (bandit.name === one ? { ...bandit, loot } : bandit)),
    }
    const lit = (kind: string, ...tokens: number[]) => {
      const options = tokens.map((token) => optionCalled('jewel', token))
      const words = ({ words }: Option) => words
      return litBy(holding, { seat: 0, kind, options }, words).map(({ tokens }) => tokens)
    }
    expect(lit('thanks', 71, 72)).toEqual([[71, 73], [72]])
    expect(lit('thanks', 71, 72, 73)).toEqual([[71], [72], [73]])
    expect(lit('mailbag', 72)).toEqual([[72]])
  })

  it("are either bullet, over the target's head", () => {
    const aiming = sampled('which bullet for whom')
    const lit = litIn(aiming)
    const [left, right] = aiming.marshal?.cylinders ?? []
    const [target] = lit.map(({ figure }) => figure)
    const bullets = lit.filter(({ figure }) => figure === target).map(({ piece }) => piece?.name)
    expect(bullets).toEqual([left?.[0], right?.[0]])
    const onpick = vi.fn()
    const scene = show(Scene, { view: aiming, lit, onpick })
    tap(button(scene, `choose ${target} right`))
    expect(onpick).not.toHaveBeenCalled()
    tap(button(scene, `choose ${target} right`))
    expect(onpick).toHaveBeenCalledExactlyOnceWith(`${target} right`)
    expect(scene.querySelector(`[data-figure="${target}"] [role="button"]`)).toBeNull()
    expect(scene.querySelector(`[data-figure="${target}"] .lit`)).not.toBeNull()
  })

  it('are the target itself where only one cylinder is left', () => {
    const aiming = sampled('which bullet for whom')
    const options = optionsCalled(['doc left', 'done'])
    const question = { seat: 0, kind: 'marshal_shoot_again', options }
    const lit = litBy(aiming, question, ({ words }) => `choose ${words}`)
    expect(lit).toEqual([{ words: 'doc left', label: 'choose doc left', figure: 'doc' }])
    const scene = show(Scene, { view: aiming, lit })
    expect(button(scene, 'choose doc left').closest('[data-figure="doc"]')).not.toBeNull()
  })
})

describe('bullets over heads', () => {
  it('are side by side over a single figure, and above each other in a row', () => {
    const alone = aimSpots(new Map([['doc', { x: 100, y: 300, scale: 1 }]])).get('doc')
    expect(alone?.[0].y).toBe(alone?.[1].y)
    expect(alone?.[0].x).toBeLessThan(alone?.[1].x ?? 0)
    const row = new Map(['a', 'b'].map((name, n) => [name, { x: 100 + n * 50, y: 300, scale: 1 }]))
    for (const [first, second] of aimSpots(row).values()) {
      expect(first.x).toBe(second.x)
      expect(first.scale).toBeLessThan(25)
    }
  })
})

describe('a bandit', () => {
  it('shows its companion and wounds, each once', () => {
    const wounds = { [one]: ['lost_gun', 'lost_gun', 'wounded_knee'] }
    const scene = show(Scene, { view: placed({}, { companions: { [one]: 'mei' }, wounds }) })
    const figure = scene.querySelector(`[data-figure="${one}"]`)
    expect(figure?.querySelector('.company')).not.toBeNull()
    expect(figure?.querySelectorAll('[data-wounded]')).toHaveLength(2)
    expect(scene.querySelectorAll('.company')).toHaveLength(1)
    expect(woundSpots(['gotcha', 'golden_bullet'])).toEqual([])
  })

  it('is looked for in the cell once he is arrested', () => {
    const told = toldBy({ kind: 'arrested', rule: '', target: one, at: 'car 2' }, view)
    expect(told).toMatchObject({ figures: [one], places: ['cell'] })
  })
})

describe('an animation', () => {
  it('an arrest ends in the cell, and the bars come down after it', () => {
    const before = placed({ [one]: 'roof 2', marshal: 'roof 2' })
    const event = { kind: 'arrested', bandit: 'marshal', target: one, at: 'roof 2' }
    const { figures, pieces, after, at } = script(event, before)
    const way = figures[one]?.way ?? []
    expect(same(way.at(-1), figureSpots(after, room).get(one))).toBe(true)
    const inside = way.find((frame) => frame.y === way.at(-1)?.y && frame.x === way.at(-1)?.x)
    const falls = pieces.cell?.way?.find((frame) => frame.at > 0 && frame.y === 0)
    expect(pieces.cell?.way?.[0]?.y).toBeLessThan(-100)
    expect(pieces.cell?.way?.at(-1)?.y).toBe(0)
    expect(falls?.at).toBeGreaterThan(inside?.at ?? 1)
    expect(at).toEqual(['roof 2', 'cell'])
  })

  it('a bandit who breaks out goes under the bars, by the ladder to the roof', () => {
    const before = placed({ [one]: 'cell' })
    const { figures, pieces } = script(
      { kind: 'broke_out', bandit: one, at: `roof ${last}` },
      before,
    )
    const ladder = placeOf('cell', view, room)?.ladder
    expect(figures[one]?.way?.filter((frame) => frame.x === ladder)).toHaveLength(2)
    expect(Math.min(...(pieces.cell?.way ?? []).map((frame) => frame.y))).toBeLessThan(-100)
    const freed = { kind: 'freed', bandit: one, target: other, at: `car ${last}` }
    const together = placed({ [one]: `car ${last}`, [other]: 'cell' })
    expect(script(freed, together).who).toEqual([one, other])
  })

  it('a prisoner hops to the bandit’s side and is not there before', () => {
    const [prisoner] = law.prisoners
    const before = placed({ [one]: `car ${last}` }, { companions: {} })
    const hops = script({ kind: 'freed_prisoner', bandit: one, prisoner: prisoner }, before)
    const company = hops.figures[one]?.within?.company ?? []
    expect(company.map(({ opacity }) => opacity)).toEqual([0, 1, 1])
    const [from, to] = [0, -1].map((n) => (hops.marks[0]?.props.way as Spot[]).at(n))
    expect(from?.x).toBeGreaterThan(placeOf('cell', view, room)?.x ?? 0)
    const spot = figureSpots(hops.after, room).get(one)
    expect(Math.abs((to?.x ?? 0) - (spot?.x ?? 0))).toBeLessThan(40)
  })

  it('loot goes from hand to hand, and up to the roof', () => {
    const token = { number: 98, kind: 'mailbag' }
    const holding = (name: string): View => {
      const all = placed({ [one]: 'car 1', [other]: 'car 1', marshal: 'car 2' })
      const bandits = all.bandits.map((bandit) =>
        bandit.name === name ? { ...bandit, loot: [token] } : bandit,
      )
      return { ...all, bandits }
    }
    for (const [kind, target] of [
      ['gave', one],
      ['lost_bag', 'marshal'],
    ] as const) {
      const event = { kind, rule: '', bandit: other, target, token }
      const { tokens, after } = script(event, holding(other))
      const spots = tokenSpots(after, room)
      expect(
        same(
          tokens[98]?.way?.at(-1),
          spots.find((spot) => spot.token.number === 98),
        ),
      ).toBe(true)
      const moment = { key: 1, event, before: view, after, length: 1000 }
      expect(flightOf(moment)?.to[0]).toBe(`[data-panel="${target}"] [data-loot="98"]`)
    }
    const floor = { ...view.floor, 'car 2': [token] }
    const up = script({ kind: 'hoisted', at: 'roof 2', token }, { ...view, floor })
    expect(up.tokens[98]?.way?.at(-1)?.y).toBe(placeOf('roof 2', view, room)?.loot)
  })

  it('the Marshal’s shot shows its effect', () => {
    const before = placed({ [one]: 'roof 3', marshal: 'roof 1' })
    const event = { kind: 'shot', bandit: 'marshal', target: one, at: 'roof 3' }
    const plain = script({ ...event, rule: 'SHOOT-1' }, before)
    const fired = script({ ...event, rule: 'MP-SHOOT', effect: 'wounded_knee' }, before)
    expect(fired.marks).toHaveLength(plain.marks.length + 1)
    expect(fired.marks.at(-1)?.props.props).toEqual({ kind: 'wounded_knee' })
  })

  it('cards, posters, orders and ideas are shown', () => {
    const before = placed({ [one]: 'car 2', marshal: 'car 2' }, { companions: { [one]: 'mei' } })
    for (const event of [
      { kind: 'brawler', bandit: one, money: 800 },
      { kind: 'poster', bandit: one },
      { kind: 'lost_prisoner', bandit: one, prisoner: 'mei' },
      { kind: 'goal_turned', number: 2 },
      { kind: 'rumor', goal: { kind: 'golden_bullet' } },
      { kind: 'copied', bandit: one, card: { kind: 'move', owner: one } },
      { kind: 'fetched', seat: 0, card: { kind: 'idea', owner: one } },
      { kind: 'no_effect', rule: 'MP-BULLET', bandit: one, effect: 'lost_gun' },
    ]) {
      expect(script(event, before).marks).toHaveLength(1)
    }
  })

  it('is drawn while it happens', () => {
    const animate = vi.spyOn(Element.prototype, 'animate')
    animate.mockReturnValue({ cancel: () => undefined } as Animation)
    onTestFinished(() => void animate.mockRestore())
    const before = placed({ [one]: 'cell' })
    const event = { kind: 'poster', rule: 'MP-ARREST', bandit: one }
    const moment = { key: 1, event, before, after: step(before, event), length: 1000 }
    const scene = show(Scene, { view: moment.after, moment })
    expect(scene.querySelector('.effects .stamped')).not.toBeNull()
  })
})

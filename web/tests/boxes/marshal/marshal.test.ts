import { describe, expect, it } from 'vitest'
import { leadsTheLaw, progressOf } from '../../../src/protocol/marshal'
import { merge } from '../../../src/protocol/merge'
import { lengthOf } from '../../../src/play/pace'
import type { EventView, View } from '../../../src/protocol/protocol'
import { step } from '../../../src/play/step'
import { goalCalled } from '../../support/called'
import { bandits, CYLINDER, law, marshalTable } from '../../support/marshalTable'

const [FEW, ARCH] = [{ kind: 'few_scratches' }, { kind: 'arch_enemy' }]
const progress = (goal: string, view: View) => progressOf(goalCalled(goal), view)
const met = (goal: string, view: View) => progress(goal, view)?.met

describe('a goal of the Marshal, as things stand', () => {
  it('needs a brawler card left', () => {
    expect(met('few_scratches', marshalTable())).toBe(true)
    expect(met('few_scratches', marshalTable({}, { brawlers: [] }))).toBe(false)
  })

  it('forgives two bullets of the same bandit', () => {
    const hit = (tuco: number) =>
      marshalTable({ bandits: bandits({ marshal: { hits: { tuco, belle: 2 } } }) })
    expect(progress('dodge_bullets', hit(2))).toMatchObject({ met: true, have: 2, most: true })
    expect(met('dodge_bullets', hit(3))).toBe(false)
  })

  it('needs one gun empty', () => {
    const left = (...bullets: number[]) =>
      marshalTable({}, { cylinders: bullets.map((n) => CYLINDER.slice(6 - n)) })
    expect(progress('golden_bullet', left(2, 5))).toMatchObject({ met: false, have: 4, need: 6 })
    expect(met('golden_bullet', left(0, 6))).toBe(true)
  })

  it('counts mail that no bandit holds', () => {
    const bags = [1, 2].map((number) => ({ number, kind: 'mailbag' }))
    expect(met('deliver_the_mail', marshalTable())).toBe(true)
    const robbed = marshalTable({ floor: {}, bandits: bandits({ tuco: { loot: bags } }) })
    expect(met('deliver_the_mail', robbed)).toBe(false)
    const saved = marshalTable({ floor: {}, bandits: bandits({ marshal: { loot: bags } }) })
    expect(met('deliver_the_mail', saved)).toBe(true)
  })

  it('counts prisoners taken back and those still laid out', () => {
    const keys = (with_the_law: number, prisoners: string[]) =>
      met('throw_away_keys', marshalTable({}, { with_the_law, prisoners }))
    expect([keys(1, ['doc']), keys(1, []), keys(0, ['doc', 'mei'])]).toEqual([true, false, true])
  })

  it('counts the Marshal’s bullets in the bandits', () => {
    const shot = (tuco: number, belle: number, django: number) =>
      marshalTable({
        bandits: bandits({
          tuco: { hits: { marshal: tuco } },
          belle: { hits: { marshal: belle, neutral: 3 } },
          django: { hits: { marshal: django } },
        }),
      })
    expect(progress('full_of_lead', shot(1, 0, 2))).toMatchObject({
      met: false,
      have: 2,
      need: 3,
    })
    expect(met('full_of_lead', shot(1, 1, 2))).toBe(true)
    expect([met('arch_enemy', shot(3, 0, 0)), met('arch_enemy', shot(0, 4, 0))]).toEqual([
      false,
      true,
    ])
  })

  it('needs the poster of the wanted bandit', () => {
    expect(met('warrant tuco', marshalTable())).toBe(false)
    expect(met('warrant tuco', marshalTable({}, { wanted: ['belle'] }))).toBe(true)
  })

  it('is null without the box', () => {
    expect(progress('few_scratches', marshalTable({ marshal: null }))).toBeNull()
    expect(leadsTheLaw(marshalTable({ marshal: null }), 0)).toBe(false)
    expect([leadsTheLaw(marshalTable(), 0), leadsTheLaw(marshalTable(), 1)]).toEqual([true, false])
  })
})

describe('events of the box', () => {
  const after = (event: Omit<EventView, 'rule'>, view = marshalTable(), coming?: View) =>
    step(view, { rule: '', ...event }, coming)
  const at = (view: View, name: string) => view.bandits.find((one) => one.name === name)?.at

  it('move the Marshal', () => {
    const moved = after({ kind: 'moved', bandit: 'marshal', at: 'car 1' })
    expect([moved.marshal_at, at(moved, 'marshal')]).toEqual(['car 1', 'car 1'])
    expect(after({ kind: 'pushed', target: 'marshal', at: 'car 3' }).marshal_at).toBe('car 3')
    expect(after({ kind: 'moved', bandit: 'tuco', at: 'car 3' }).marshal_at).toBe('car 0')
  })

  it('put an arrested bandit into the cell, and take down the poster', () => {
    const jailed = after({ kind: 'arrested', bandit: 'marshal', target: 'tuco', at: 'car 1' })
    expect(at(jailed, 'tuco')).toBe('cell')
    expect(after({ kind: 'poster', bandit: 'tuco' }, jailed).marshal?.wanted).toEqual([
      'belle',
      'django',
    ])
    const out = after({ kind: 'broke_out', bandit: 'tuco', at: 'roof 4' }, jailed)
    expect(at(out, 'tuco')).toBe('roof 4')
    expect(at(after({ kind: 'freed', bandit: 'belle', target: 'tuco', at: 'car 4' }), 'tuco')).toBe(
      'car 4',
    )
  })

  it('fire the top bullet of the gun that will be emptier', () => {
    const cylinders = [CYLINDER, CYLINDER.slice(1)]
    const coming = marshalTable({}, { cylinders: [CYLINDER.slice(1), CYLINDER.slice(1)] })
    const event = {
      kind: 'shot',
      rule: 'MP-SHOOT',
      bandit: 'marshal',
      target: 'tuco',
      effect: 'lost_gun',
    }
    const shot = after(event, marshalTable({}, { cylinders }), coming)
    expect(shot.marshal?.cylinders).toEqual(coming.marshal?.cylinders)
    expect(shot.marshal?.wounds).toEqual({ tuco: ['lost_gun'] })
    expect(shot.bandits[1]?.hits).toEqual({ marshal: 1 })
    const golden = marshalTable({}, { cylinders: [['golden_bullet'], []] })
    const last = after({ ...event, effect: 'golden_bullet' }, golden)
    expect(last.marshal).toMatchObject({ cylinders: [[], []], wounds: {} })
    expect(after({ kind: 'round_began', number: 2, seat: 1 }, shot).marshal?.wounds).toEqual({})
  })

  it('give brawler cards to the bandit who punches the Marshal', () => {
    const once = after({ kind: 'brawler', bandit: 'belle', money: 800 })
    const twice = after({ kind: 'brawler', bandit: 'belle', money: 500 }, once)
    expect(twice.marshal).toMatchObject({ brawlers: [300], taken: { belle: 1300 } })
  })

  it('move prisoners and mail to and fro', () => {
    const freed = after({ kind: 'freed_prisoner', bandit: 'belle', prisoner: 'doc' })
    expect(freed.marshal).toMatchObject({
      prisoners: ['mei', 'tuco'],
      companions: { belle: 'doc' },
    })
    const back = after({ kind: 'lost_prisoner', bandit: 'belle', prisoner: 'doc' }, freed)
    expect(back.marshal).toMatchObject({ companions: {}, with_the_law: 1 })
    const loot = [{ number: 9, kind: 'mailbag', value: 1200 }]
    const holding = marshalTable({ bandits: bandits({ tuco: { loot } }) })
    const token = { number: 9, kind: 'mailbag' }
    const lost = after({ kind: 'lost_bag', bandit: 'tuco', target: 'marshal', token }, holding)
    expect(lost.bandits.map((one) => one.loot.length)).toEqual([1, 0, 0, 0])
    const hoisted = after({ kind: 'hoisted', at: 'roof 0', token: { number: 1, kind: 'mailbag' } })
    expect(hoisted.floor['roof 0']).toHaveLength(1)
  })

  it('throw people off for good', () => {
    const gone = after({ kind: 'thrown_off', bandit: 'belle', target: 'tuco', at: 'roof 1' })
    expect([at(gone, 'tuco'), gone.marshal?.thrown_off]).toEqual(['away', ['tuco']])
  })

  it('turn goals up, and show some', () => {
    const coming = marshalTable({}, { turned: 2, goals: [FEW, ARCH] })
    const turned = after({ kind: 'goal_turned', seat: 0, number: 2 }, marshalTable(), coming)
    expect(turned.marshal).toMatchObject({ turned: 2, goals: [FEW, ARCH] })
    expect(after({ kind: 'rumor', goal: { kind: 'arch_enemy' } }, turned).marshal?.shown).toEqual([
      ARCH,
    ])
  })

  it('take cards out of decks and hands', () => {
    const fetched = after({ kind: 'fetched', seat: 1, card: { kind: 'idea', owner: 'tuco' } })
    expect(fetched.players[1]).toMatchObject({ hand_size: 7, deck_size: 4 })
    const hand = [{ kind: 'move+' }, { kind: 'arrest' }]
    const players = marshalTable().players.map((one) => (one.seat ? one : { ...one, hand }))
    const reflex = step(marshalTable({ players }), {
      kind: 'card',
      rule: 'MP-EVENT-3',
      seat: 0,
      bandit: 'marshal',
      card: { kind: 'arrest', owner: 'marshal' },
      number: 0,
    })
    expect(reflex.players[0]).toMatchObject({
      hand_size: 5,
      deck_size: 6,
      hand: [{ kind: 'move+' }],
    })
  })

  it('take their time', () => {
    for (const kind of ['arrested', 'thrown_off', 'rumor', 'broke_out', 'brawler']) {
      expect(lengthOf({ kind, rule: '' }, 'normal', marshalTable())).toBeGreaterThan(1000)
    }
  })
})

describe('the secrets of the Marshal', () => {
  it('are his until the end', () => {
    const table = marshalTable()
    expect(merge(table, { seat: 0, marshal: { goals: [ARCH] } }).marshal?.goals).toEqual([ARCH])
    expect(merge(table, { seat: 1 }).marshal?.goals).toBeNull()
    const over = marshalTable({ marshal: law({ goals: [ARCH] }) })
    expect(merge(over, { seat: 1 }).marshal?.goals).toEqual([ARCH])
    expect(merge(marshalTable({ marshal: null }), { seat: 0 }).marshal).toBeNull()
  })
})

/** Bots in links, and those that the browser keeps. */

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Bots, template } from '../../../src/app/lab/bots.svelte'
import { fragmentOf, LAB, sharedIn } from '../../../src/app/lab/link'

const BOT = { name: 'Żaneta 🚂', code: template + '# ünïcode\n'.repeat(50) }

const textOf = (fragment: string) => fragment.slice(LAB.length + 1)

describe('a bot in a link', () => {
  it('comes out as it went in, much shorter', async () => {
    const fragment = await fragmentOf(BOT)
    expect(fragment).toMatch(/^#\/lab\/[\w-]+$/)
    expect(fragment.length).toBeLessThan(BOT.code.length)
    expect(await sharedIn(textOf(fragment))).toEqual(BOT)
  })

  it('is refused if the link is damaged', async () => {
    const text = textOf(await fragmentOf(BOT))
    for (const damaged of ['', '!', 'abc', text.slice(0, -20), text.slice(9)])
      expect(await sharedIn(damaged)).toBeNull()
  })

  it('cannot fill the memory', async () => {
    const bomb = await fragmentOf({ name: 'bomb', code: '0'.repeat(5_000_000) })
    expect(bomb.length).toBeLessThan(20_000)
    expect(await sharedIn(textOf(bomb))).toBeNull()
  })
})

describe('the bots of a browser', () => {
  beforeEach(() => localStorage.clear())

  it('begin with the template and are kept', () => {
    const bots = new Bots()
    expect(bots.bot.code).toBe(template)
    bots.change({ name: 'Robber', code: 'x' })
    bots.add('Robber', 'y')
    expect(new Bots().all.map(({ name, code }) => [name, code])).toEqual([
      ['Robber', 'x'],
      ['Robber 2', 'y'],
    ])
    expect(new Bots().bot.code).toBe('y')
  })

  it('are never fewer than one', () => {
    const bots = new Bots()
    bots.change({ code: 'x' })
    bots.remove()
    expect(bots.all).toHaveLength(1)
    expect(bots.bot.code).toBe(template)
  })

  it('of two windows do not lose each other', () => {
    const one = new Bots()
    one.change({ code: 'first' })
    const other = new Bots()
    other.add('Other', 'second')
    one.change({ code: 'first, changed' })
    expect(new Bots().all.map(({ code }) => code)).toEqual(['first, changed', 'second'])
    expect(one.bot.code).toBe('first, changed')
  })

  it('stay open where nothing can be stored, and say so', () => {
    const bots = new Bots()
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    bots.change({ code: 'x' })
    bots.change({ name: 'y' })
    expect(bots.kept).toBe(false)
    expect(bots.bot).toMatchObject({ name: 'y', code: 'x' })
    vi.unstubAllGlobals()
  })

  it('survive nonsense in the storage', () => {
    localStorage.setItem('colt-express bots', '{"bots": [{"id": 3}, {"name": "x"}]}')
    expect(new Bots().bot.code).toBe(template)
  })
})

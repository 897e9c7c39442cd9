import { describe, expect, it } from 'vitest'
import { withShared } from '../../src/browser/structuralSharing'

const before = () => ({
  round: 2,
  bandits: [
    { name: 'doc', loot: [{ number: 4, value: null }] },
    { name: 'belle', loot: [] as object[] },
  ],
  floor: { 'car 1': [{ number: 7 }] } as Record<string, object[]>,
})

describe('the shared value', () => {
  it('is the value before if nothing has changed', () => {
    const first = before()
    expect(withShared(first, before())).toBe(first)
  })

  it('has every part that has not changed, however deep', () => {
    const [first, next] = [before(), before()]
    next.bandits[1]?.loot.push({ number: 7 })
    next.floor = { 'car 1': [] }
    const found = withShared(first, next)
    expect(found).toEqual(next)
    expect(found.bandits[0]).toBe(first.bandits[0])
    expect(found.bandits[1]).not.toBe(first.bandits[1])
    expect(found.bandits).not.toBe(first.bandits)
  })

  it('leaves both values as they were', () => {
    const [first, next] = [before(), { ...before(), round: 3 }]
    withShared(first, next)
    expect([first.round, next.round]).toEqual([2, 3])
    expect(next.bandits).not.toBe(first.bandits)
  })

  it.each([
    ['more', { a: 1 }, { a: 1, b: 2 }],
    ['less', { a: 1, b: 2 }, { a: 1 }],
    ['other names', { a: undefined }, { b: undefined }],
    ['a shorter list', [1, 2], [1]],
    ['a list for a record', { 0: 1 }, [1]],
    ['nothing for something', { a: { b: 1 } }, { a: null }],
    ['something for nothing', { a: null }, { a: { b: 1 } }],
    ['a text for a number', { a: 1 }, { a: '1' }],
    ['nothing before', null, { a: 1 }],
  ])('takes %s as a change', (_, first, next) => {
    const found = withShared(first, next)
    expect(found).toStrictEqual(next)
    expect(found).not.toBe(first)
  })
})

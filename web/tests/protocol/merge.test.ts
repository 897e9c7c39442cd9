import { describe, expect, it } from 'vitest'
import { samples } from '../../src/gallery/samples'
import { merge } from '../../src/protocol/merge'

/** As JSON carries it: what is null is not there. */
const sent = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => (part === null ? undefined : part)))

describe('merge', () => {
  it.each(samples)('makes of both parts what Python makes: $name', (sample) => {
    expect(sent(merge(sample.public, sample.mine))).toEqual(sent(sample.view))
  })

  it('changes neither part', () => {
    for (const { public: view, mine } of samples) {
      const before = JSON.stringify([view, mine])
      merge(view, mine)
      expect(JSON.stringify([view, mine])).toBe(before)
    }
  })
})

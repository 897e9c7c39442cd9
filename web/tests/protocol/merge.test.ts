import { describe, expect, it } from 'vitest'
import { samples } from '../../src/gallery/samples'
import { merge } from '../../src/protocol/merge'

/** The value as JSON, without nulls. */
const sent = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => (part === null ? undefined : part)))

describe('merge', () => {
  it.each(samples)('merges both parts as Python does: $name', (sample) => {
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

import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/browser/settings.svelte'
import { loadWords } from '../../src/words/speaking.svelte'
import type { View } from '../../src/protocol/protocol'
import samples from '../samples/words.json'

const { views, events, questions, options } = samples

describe.each(LANGUAGES)('the page speaks %s as Python does', async (code) => {
  const words = await loadWords(code)
  const table = (view: number) => views[view] as View

  it('puts events into sentences', () => {
    const told = events.map(({ view, event }) => words.event(event, table(view)))
    expect(told).toEqual(events.map(({ said }) => said[code]))
  })

  it('asks', () => {
    const asked = questions.map(({ view, question }) => words.question(question, table(view)))
    expect(asked).toEqual(questions.map(({ said }) => said[code]))
  })

  it('labels options', () => {
    const explained = options.map(({ view, question, option }) =>
      words.option(option, question, table(view)),
    )
    expect(explained).toEqual(options.map(({ said }) => said[code]))
  })
})

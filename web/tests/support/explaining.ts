/** Explanations, as a player gets them by tapping. */

import { flushSync } from 'svelte'
import { onTestFinished, vi } from 'vitest'
import About from '../../src/app/about/About.svelte'
import { asking } from '../../src/app/about/asking.svelte'
import { BOXES } from '../../src/protocol/lists'
import type { View } from '../../src/protocol/protocol'
import { settings } from '../../src/browser/settings.svelte'
import { speaking } from '../../src/words/speaking.svelte'
import { show, tap } from './showing'

export const bubble = () => document.querySelector('[role=tooltip]')

/** Shows explanations from now on. */
export function askable(view: View, seat = 0): void {
  settings.language = speaking.words.code as typeof settings.language
  onTestFinished(asking.listen())
  show(About, { view, seat, options: { boxes: BOXES.map(({ name }) => name) } })
}

export async function explained(element: Element | null | undefined, view: View): Promise<string> {
  if (!element) throw new Error('there is nothing to explain')
  askable(view)
  tap(element)
  await vi.waitFor(() => {
    flushSync()
    if (!bubble()) throw new Error('nothing is explained yet')
  })
  return bubble()?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

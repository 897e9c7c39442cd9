/** The document in the colours and the layout of the settings and the window. */

import { frame } from './frame.svelte'
import { settings } from './settings.svelte'

/** Call in an effect, which then runs again on every change. */
export function dress(): void {
  const { dataset } = document.documentElement
  dataset.theme = settings.theme
  dataset.layout = frame.layout
  dataset.motion = settings.motion ? 'full' : 'none'
  document.documentElement.toggleAttribute('data-tiny', frame.tiny)
}

/** Plays the sounds of the page. They are fetched with the first sound, and silent while the
page is hidden. */

import { Lazy } from '../browser/lazy.svelte'
import type { MotifName } from './motifs'
import type { Moment } from '../play/pace'
import { settings } from '../browser/settings.svelte'

const sounds = new Lazy(() => import('./sound'))
const TOUCHES = ['pointerdown', 'pointerup', 'keydown']

/** The module of sounds, once it is loaded. */
let at: Awaited<typeof import('./sound')> | null = null

/** The sounds, or null while the sound is off or the page hidden. */
function wanted() {
  if (!settings.sound || settings.volume <= 0 || document.hidden) return null
  at = sounds.here
  at?.setVolume(settings.volume)
  return at
}

function touch(): void {
  wanted()?.wake()
}

export const soundPlayer = {
  /** Wakes the sounds on each touch, which browsers require first, until the returned function
  is called. */
  awaitTouch(): () => void {
    for (const kind of TOUCHES) addEventListener(kind, touch, { capture: true, passive: true })
    return () => {
      for (const kind of TOUCHES) removeEventListener(kind, touch, { capture: true })
    }
  },
  play: (moment: Pick<Moment, 'event' | 'after' | 'length'>) => wanted()?.play(moment),
  motif: (name: MotifName) => wanted()?.playMotif(name),
  talk: (gesture: boolean) => wanted()?.playTalk(gesture),
  hush: () => at?.hush(),
}

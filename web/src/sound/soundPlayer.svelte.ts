/** The sounds of the page: fetched when there is something to hear, and made only while somebody is
there. */

import { Lazy } from '../browser/lazy.svelte'
import type { MotifName } from './motifs'
import type { Moment } from '../play/pace'
import { settings } from '../browser/settings.svelte'

const sounds = new Lazy(() => import('./sound'))
const TOUCHES = ['pointerdown', 'pointerup', 'keydown']

/** Those that have been asked for. */
let at: Awaited<typeof import('./sound')> | null = null

/** Nothing while nobody can hear it, or wants to. */
function wanted() {
  if (!settings.sound || settings.volume <= 0 || document.hidden) return null
  at = sounds.here
  at?.setVolume(settings.volume)
  return at
}

function touch(): void {
  wanted()?.wake()
}

export const sounding = {
  /** Browsers allow sounds only after a touch. Until the returned function is called. */
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

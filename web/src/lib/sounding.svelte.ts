/** The sounds of the page: fetched when they are wanted, and made only while somebody is there. */

import { Lazy } from './lazy.svelte'
import type { MotifName } from './motifs'
import type { Moment } from './pace'
import { settings } from './settings.svelte'

const sounds = new Lazy(() => import('./sound'))
const TOUCHES = ['pointerdown', 'pointerup', 'keydown']

/** Nothing while nobody can hear it, or wants to. */
function wanted() {
  return settings.sound && settings.volume > 0 && !document.hidden ? sounds.here : null
}

function touch(): void {
  wanted()?.wake()
}

export const sounding = {
  /** Call in an effect: it has them at hand if they are wanted, as loud as they are wanted. */
  tune(): void {
    if (settings.sound) sounds.here?.setVolume(settings.volume)
  },
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
  hush: () => settings.sound && sounds.here?.hush(),
}

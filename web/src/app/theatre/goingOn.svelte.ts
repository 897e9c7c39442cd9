/** Playing by itself: one beat after the other, with time to see and to read each. */

import { untrack } from 'svelte'
import { settings } from '../../browser/settings.svelte'
import { HASTE, type Replaying } from '../../play/replay/replaying.svelte'

/** Pause after a beat, and for each letter of its caption where nothing moves; in milliseconds. */
const PAUSE = 420
const READ = 48
/** The shortest pause where nothing moves. */
const STILL = 250

/** Shows the next beat when the present one has been seen, unless the play `stops` there; `onend` is
called after the last. Call in an effect, and return what it returns. */
export function goOn(
  replaying: Replaying,
  caption: string,
  { onend, stops }: { onend?: (() => void) | undefined; stops?: () => boolean } = {},
): (() => void) | undefined {
  if (!replaying.playing || replaying.busy) return undefined
  if (replaying.over) {
    replaying.playing = false
    onend?.()
    return undefined
  }
  if (stops && untrack(stops)) {
    replaying.playing = false
    return undefined
  }
  const still = !settings.motion || settings.pace === 'off'
  const read = still ? READ * caption.length : 0
  const pause = replaying.speed === HASTE ? 0 : (PAUSE + read) / replaying.speed
  const timer = setTimeout(() => replaying.next(), still ? Math.max(pause, STILL) : pause)
  return () => clearTimeout(timer)
}

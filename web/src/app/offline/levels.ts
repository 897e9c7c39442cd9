/** How quickly bots choose on this device, as its engine has measured. */

import { ask } from '../../protocol/api'

/** Seconds for a choice of a level. It is slow if that is `long`, or so `short` a time that it plays
below its strength. */
export interface LevelSpeed {
  level: string
  seconds: number
  slow: '' | 'long' | 'short'
}

export const levelSpeeds = () => ask<LevelSpeed[]>('levels', undefined, '', 'device')

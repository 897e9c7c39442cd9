/** Tags of a table: they decide which wording of a sentence holds there, as in tags.py.

A sentence that is not true at some tables has another wording for them: a message with the tag at
its end, such as `about-roof_marshal`. The first tag counts for which there is one. */

import type { ShownOptions, View } from '../protocol/protocol'

/** The tags of a table; without its options, those that the view shows. */
export function tagsOf({ marshal, horses }: View, seat = -1, options: ShownOptions = {}): string[] {
  const { variant, switches, boxes, rules } = options
  return [
    ...(marshal && marshal.seat === seat ? ['law'] : []),
    ...(marshal ? ['marshal'] : []),
    ...(horses ? [horses.coach ? 'coach' : 'light'] : []),
    ...(variant ? [variant] : []),
    ...(switches?.whiskey === 'any' ? ['anytime'] : []),
    ...(boxes?.includes('cursed') ? ['cursed'] : []),
    ...(rules === 'basic' ? ['basic'] : []),
  ]
}

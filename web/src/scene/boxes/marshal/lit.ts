/** What the options of Marshal & Prisoners light. */

import type { Chapter } from '../../chapter'

export const lit: NonNullable<Chapter['lit']> = (option, options, view) => {
  if (option.type === 'prisoner') return { piece: { box: 'marshal', name: option.prisoner } }
  if (option.type !== 'shot') return null
  const { figure, gun } = option
  const guns = options.filter((one) => one.type === 'shot' && one.figure === figure)
  const bullet = view.marshal?.cylinders[gun]?.[0]
  // With either gun: what is tapped is the bullet over the figure's head.
  if (guns.length > 1 && bullet)
    return { figure, piece: { box: 'marshal', name: bullet, side: gun } }
  return { figure }
}

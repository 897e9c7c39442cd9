/** What is shared of a game: a moment of it from a seat, as a link, a sentence, code for another
page, or files. */

import type { Replaying } from '../../../play/replay/replaying.svelte'
import type { Words } from '../../../words/words'
import { purseOf, purseText } from '../../game/purse'
import { addressOf, SPECTATOR, type Spot } from '../address'
import { captionOf, momentOf } from '../captions'

/** Size of an embed, in pixels, unless its page changes it. */
const EMBED = { width: 720, height: 480 }

export function spotOf({ beat, seat }: Replaying): Spot {
  return { at: beat.step, ...(beat.last ? {} : { part: beat.part }), seat }
}

export const linkTo = (replaying: Replaying): string =>
  new URL(addressOf(replaying.table, spotOf(replaying)), location.href).href

/** "Doc, $3,450, round 5" from a seat; else where in the game it is, and what happens there. */
export function sentenceFor(replaying: Replaying, words: Words): string {
  const { beat, view, seat } = replaying
  const own = view.bandits.filter((bandit) => bandit.seat === seat)
  if (!own.length || !view.round) return momentOf(beat, captionOf(beat, view, words), words)
  const each = own.map((one) => `${words.figure(one.name)}, ${purseText(purseOf(one), words)}`)
  return words.say('picture-seat', { who: each.join(', '), number: view.round })
}

const escaped = (text: string): string =>
  text.replace(/[&"<>]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** Code that shows the game from this moment on another page. */
export function embedCode(replaying: Replaying, words: Words): string {
  const { pathname, search } = new URL(linkTo(replaying))
  const address = `${location.origin}${pathname.replace(/^\/game\//, '/embed/')}${search}`
  const title = `${words.say('page-title')}: ${sentenceFor(replaying, words)}`
  const { width, height } = EMBED
  return (
    `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" ` +
    `height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`
  )
}

export type Form = 'png' | 'svg' | 'film'

/** The files that the server draws of this moment: its path, and its name on a disk. */
export function fileOf(
  form: Form,
  replaying: Replaying,
  theme: 'dark' | 'light',
  language: string,
): { path: string; name: string } {
  const { beat, table, seat, view } = replaying
  const query = new URLSearchParams({ theme: theme === 'dark' ? 'night' : 'day', language })
  if (seat >= 0) query.set('seat', String(seat))
  if (form === 'film') {
    const file = `round-${view.round}.png`
    return { path: `${file}?${query}`, name: `colt-express-${table}-${file}` }
  }
  query.set('at', String(beat.step))
  const name = `colt-express-${table}-${beat.step}.${form}`
  return { path: `picture.${form}?${query}`, name }
}

/** The picture that a chat shows of the link. */
export function previewOf({ beat, table, seat }: Replaying, language: string): string {
  const query = new URLSearchParams({ at: String(beat.step), language })
  if (seat > SPECTATOR) query.set('seat', String(seat))
  return `/preview/${table}.png?${query}`
}

/** What went wrong, in the player's language. The server's own sentences are English, and shown
only where the page does not know what they are about. */

import { ApiError } from '../lib/api'
import type { Refusal, Trouble } from '../lib/playing'
import type { Words } from '../lib/words'

const NOT_FOUND = 404
const TOO_MANY = 429

/** Whether there is nothing of that name. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === NOT_FOUND

/** Refusals that have words of their own, by their code. */
const CODES: Record<string, string | undefined> = {
  late: 'page-refused-late',
  too_often: 'page-replaced-for-good',
  just_left: 'page-refused-just-left',
  quota: 'page-refused-quota',
  seats: 'page-refused-seats',
}

/** Why a request was not granted. */
export function troubleOf(error: unknown, words: Words): string {
  if (!(error instanceof ApiError) || !error.message) return words.say('page-unreachable')
  if (isMissing(error)) return words.say('page-no-table')
  const known = CODES[error.code]
  if (known) return words.say(known)
  if (error.status === TOO_MANY) return words.say('page-too-many')
  return words.say('page-refused', { sentence: error.message })
}

/** Why nothing more can be seen of a table. */
export function sentAwayFor({ why, sentence }: Refusal, words: Words): string {
  if (why === 'gone') return words.say('page-no-table')
  if (why) return words.say(`page-away-${why}`)
  return words.say('page-refused', { sentence })
}

/** What it means that the table refuses one of these. */
const REFUSED: Partial<Record<Trouble['action'], string>> = {
  choose: 'page-refused-choose',
  take_back: 'page-refused-take-back',
  say: 'page-refused-say',
  emote: 'page-refused-say',
  kick: 'page-stale',
  fill: 'page-stale',
  substitute: 'page-stale',
  abort: 'page-stale',
  hand_over: 'page-stale',
  vote: 'page-refused-vote',
}

/** Why something was not done at the table. */
export function refusalOf(
  { action, status, sentence, code }: Trouble,
  over: boolean,
  words: Words,
) {
  if (status === 'lost') return words.say('page-lost')
  if (status === 'dropped') return words.say('page-kept-dropped')
  if (status === 'stale') return words.say('page-stale')
  if (over && action === 'choose') return words.say('page-refused-over')
  const message = CODES[code ?? ''] ?? REFUSED[action]
  return message ? words.say(message) : words.say('page-refused', { sentence })
}

/** Error messages in the player's language.

The server's own sentences are English; a refusal that a player may meet has a code, for which
there is a message in every language. */

import { ApiError } from '../../protocol/api'
import type { Refusal, Trouble } from '../../play/playing'
import type { Words } from '../../words/words'

/** HTTP status of a table that does not exist. */
const NOT_FOUND = 404

/** Whether the server knows no table of that name. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === NOT_FOUND

/** The message for a refusal. Without a known code, English readers see the server's own
sentence. */
function worded(code: string, wait: number, sentence: string, words: Words): string {
  const message = `page-refused-${code.replaceAll('_', '-')}`
  if (code && words.knows(message)) return words.say(message, { wait })
  if (words.code === 'en') return words.say('page-refused', { sentence })
  return words.say('page-refused-somehow')
}

/** Why a request was not granted. */
export function troubleOf(error: unknown, words: Words): string {
  if (!(error instanceof ApiError) || !error.message) return words.say('page-unreachable')
  if (isMissing(error) && !error.code) return words.say('page-no-table')
  return worded(error.code, error.wait, error.message, words)
}

/** The message saying why the table cannot be watched any more. */
export function sentAwayFor({ why, sentence }: Refusal, words: Words): string {
  if (why === 'gone') return words.say('page-no-table')
  if (why) return words.say(`page-away-${why}`)
  return worded('', 0, sentence, words)
}

/** Messages for refused actions. */
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
  { action, status, sentence, code, wait }: Trouble,
  over: boolean,
  words: Words,
) {
  if (status === 'lost') return words.say('page-lost')
  if (status === 'dropped') return words.say('page-kept-dropped')
  if (status === 'stale') return words.say('page-stale')
  if (over && action === 'choose') return words.say('page-refused-over')
  const message = code ? undefined : REFUSED[action]
  return message ? words.say(message) : worded(code ?? '', wait ?? 0, sentence, words)
}

import { ApiError } from '../lib/api'
import type { Words } from '../lib/words'

/** What went wrong, in a sentence for whoever wanted something. */
export function troubleOf(error: unknown, words: Words): string {
  if (!(error instanceof ApiError) || !error.message) return words.say('page-unreachable')
  if (error.status === 404) return words.say('page-no-table')
  return words.say('page-refused', { sentence: error.message })
}

import { ApiError } from '../protocol/api'
import { speaking } from '../words/speaking.svelte'

const NOT_FOUND = 404

/** Refuses a request for what only a server has, at a static site. */
export async function refuse(): Promise<never> {
  await speaking.also('pocket').catch(() => undefined)
  throw new ApiError(NOT_FOUND, 'this site has no server', 'no_server')
}

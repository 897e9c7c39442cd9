/** A bot in a link: its name and code. */

import { pack, unpack } from '../../pocket/packing'
import type { OwnBot } from './bots.svelte'

export const LAB = '#/lab'

export type Shared = Pick<OwnBot, 'name' | 'code'>

/** The part of the link after the `#`. */
export const fragmentOf = async ({ name, code }: Shared): Promise<string> =>
  `${LAB}/${await pack(JSON.stringify([name, code]))}`

/** The bot in a link: what stands after `#/lab/`. Null if the link is damaged. */
export async function sharedIn(text: string): Promise<Shared | null> {
  try {
    const found: unknown = JSON.parse(await unpack(text))
    if (!Array.isArray(found)) return null
    const [name, code] = found as unknown[]
    return typeof name === 'string' && typeof code === 'string' ? { name, code } : null
  } catch {
    return null
  }
}

/** A bot in a link: its name and code, compressed, in the part of the address after the `#`, which no
browser sends to a server. */

import type { OwnBot } from './bots.svelte'

export const LAB = '#/lab'

/** The size of what is unpacked at most, in bytes: no link may fill the memory. */
const MOST = 800_000

export type Shared = Pick<OwnBot, 'name' | 'code'>

/** The part of the link after the `#`. */
export async function fragmentOf({ name, code }: Shared): Promise<string> {
  const packed = new Blob([JSON.stringify([name, code])])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const base64 = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `${LAB}/${base64}`
}

/** The bot in a link: what stands after `#/lab/`. Null if the link is damaged. */
export async function sharedIn(text: string): Promise<Shared | null> {
  try {
    const base64 = text.replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const found: unknown = JSON.parse(await textOf(stream))
    if (!Array.isArray(found)) return null
    const [name, code] = found as unknown[]
    return typeof name === 'string' && typeof code === 'string' ? { name, code } : null
  } catch {
    return null
  }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > MOST) throw new RangeError('the link unpacks to too much')
    text += decoder.decode(value, { stream: true })
  }
}

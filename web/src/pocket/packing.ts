/** Texts in links: compressed, in letters that need no escapes, for the part of an address after the
`#`, which no browser sends to a server. */

/** The size of what is unpacked at most, in bytes: no link may fill the memory. */
const MOST = 800_000

export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The text that was packed. Rejected if it is damaged, or too much. */
export async function unpack(packed: string): Promise<string> {
  const base64 = packed.replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  return textOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')))
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

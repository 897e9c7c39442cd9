import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { copiesOf } from '../../scripts/packed.ts'

const UNPACK: Record<string, (packed: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gz: gunzipSync,
}

test('a packed file is the same when unpacked, and is not packed twice', async () => {
  const text = Buffer.from('the Marshal moves; '.repeat(100))
  const copies = await copiesOf(text)
  expect(copies.map(([ending]) => ending)).toEqual(['br', 'gz'])
  for (const [ending, packed] of copies) {
    expect(UNPACK[ending]?.(packed)).toEqual(text)
    expect(await copiesOf(packed)).toEqual([])
  }
})

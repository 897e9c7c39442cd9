/** The files in one that `scripts/engine/packing.mjs` made, by their names. */
export function unpacked(pack: Uint8Array): [name: string, content: Uint8Array][] {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true)
  const list = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + length))) as [
    name: string,
    size: number,
  ][]
  let at = 4 + length
  return list.map(([name, size]) => [name, pack.subarray(at, (at += size))])
}

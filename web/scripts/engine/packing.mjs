/** Puts files into one: the length of a list as four bytes, the list of names and sizes as JSON,
then the contents. `src/pocket/unpacking.ts` reads it. */
export function packed(files) {
  const list = Buffer.from(JSON.stringify(files.map(([name, content]) => [name, content.length])))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(list.length)
  return Buffer.concat([length, list, ...files.map(([, content]) => content)])
}

/** Puts files, as pairs of a name and a content, into one: the length of a list as four bytes, the
list of names and sizes as JSON, then the contents. */
export function packed(files) {
  const list = Buffer.from(JSON.stringify(files.map(([name, content]) => [name, content.length])))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(list.length)
  return Buffer.concat([length, list, ...files.map(([, content]) => content)])
}

/** The files in one that `packed` made. */
export function unpacked(pack) {
  let at = 4 + pack.readUInt32LE()
  const list = JSON.parse(pack.toString('utf-8', 4, at))
  return list.map(([name, size]) => [name, pack.subarray(at, (at += size))])
}

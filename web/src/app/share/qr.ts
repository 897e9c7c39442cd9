/** A link as a QR code: its dark modules as the path of a drawing. */

import { encode } from 'uqr'

/** Width of the quiet zone around the code, in modules; the standard requires 4. */
const QUIET = 4

export interface QrCode {
  /** Number of modules of a side, with the quiet zone. */
  size: number
  path: string
}

export function qrOf(link: string): QrCode {
  const { size, data } = encode(link, { border: QUIET, ecc: 'M' })
  const runs = data.flatMap((row, y) =>
    runsOf(row).map(([x, wide]) => `M${x} ${y}h${wide}v1h-${wide}z`),
  )
  return { size, path: runs.join('') }
}

/** Where dark modules begin in a row, and how many there are. */
function runsOf(row: boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1)
    if (!dark) continue
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  }
  return runs
}

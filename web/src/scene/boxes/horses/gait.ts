/** A horse's legs at a gallop: six poses, with paths for the legs near and far. */

interface Limb {
  x: number
  y: number
  /** Upper and lower part in each pose: degrees from straight down, forward (left) is positive. */
  swing: [number, number][]
  reach: [number, number]
}

const FORE: Limb = {
  x: -24,
  y: -44,
  swing: [
    [64, 44],
    [34, 26],
    [-6, -12],
    [-40, -52],
    [-12, -86],
    [44, -44],
  ],
  reach: [20, 17],
}
const HIND: Limb = {
  x: 28,
  y: -46,
  swing: [
    [-56, -60],
    [-42, -86],
    [-8, -48],
    [36, 4],
    [30, 34],
    [-22, -2],
  ],
  reach: [21, 18],
}
const POSES = FORE.swing.length
const WIDTHS = [7, 3.9, 2.7, 3.3, 4]

type Point = [number, number]

function step([x, y]: Point, degrees: number, by: number): Point {
  const turn = (degrees * Math.PI) / 180
  return [x - Math.sin(turn) * by, y + Math.cos(turn) * by]
}

/** From hip to hoof, thick to thin: the corners down the one side and up the other. */
function leg({ x, y, swing, reach }: Limb, pose: number, far = 0): string[] {
  const now = swing[pose] as Point
  const past = swing[(pose + POSES - 1) % POSES] as Point
  // The far leg follows half a pose behind.
  const [upper, lower] = now.map((turn, n) => (far ? (turn + (past[n] ?? 0)) / 2 : turn)) as Point
  const hip: Point = [x + far, y]
  const knee = step(hip, upper, reach[0])
  const ankle = step(knee, lower, reach[1])
  const toe = step(ankle, lower + 22, 4)
  const chain = [hip, knee, ankle, toe, step(toe, lower + 12, 4.5)]
  const lean = [upper, (upper + lower) / 2, lower + 8, lower + 14, lower + 12]
  const side = (by: number) =>
    chain.map((point, n) =>
      step(point, (lean[n] ?? 0) + 90, (WIDTHS[n] ?? 0) * by)
        .map((part) => part.toFixed(1))
        .join(' '),
    )
  return [...side(1), ...side(-1).reverse()]
}

function path(legs: string[][], corners = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]): string {
  return legs.map((one) => `M${corners.map((n) => one[n]).join('L')}Z`).join('')
}

export type Pose = Record<'all' | 'near' | 'far' | 'thighs' | 'hooves', string>

export const GALLOP: Pose[] = FORE.swing.map((_, n) => {
  const near = [leg(FORE, n), leg(HIND, n)]
  const far = [leg(FORE, n, -5), leg(HIND, n, 5)]
  return {
    all: path([...near, ...far]),
    near: path(near),
    far: path(far),
    thighs: path(near, [0, 1, 8, 9]),
    hooves: path(near, [3, 4, 5, 6]),
  }
})

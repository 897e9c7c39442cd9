/** A star with the given number of points and radii. */
export function starred(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const radius = n % 2 ? inner : outer
    const angle = (Math.PI * n) / points - Math.PI / 2
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** A small cloud of dust or smoke, about 40 wide. */
export const CLOUD =
  'M-15 6 Q-22 0 -15 -7 Q-14 -16 -4 -14 Q3 -21 10 -14 Q20 -13 18 -4 Q22 3 14 7 Q8 13 0 9 Q-9 13 -15 6Z'

/** A drawing's path, scaled and moved. A shape placed by its own `transform` would become a layer
of its own among those that move; hundreds of layers make every frame slow.

Only for paths with absolute commands (capital letters). */
export function placed(path: string, x: number, y: number, across: number, up = across): string {
  const number = (text: string, upright: boolean) =>
    String(Math.round((upright ? Number(text) * up + y : Number(text) * across + x) * 100) / 100)
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?[\d.]+/g) ?? []
    const upright = (n: number) => command === 'V' || (command !== 'H' && n % 2 === 1)
    return command + numbers.map((text, n) => number(text, upright(n))).join(' ')
  })
}

import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { qrOf, type QrCode } from '../../../src/app/share/qr'

const PIXELS = 4

/** The drawing as an image: light, with the runs of its path in dark. */
function photographed({ size, path }: QrCode): { side: number; data: Uint8ClampedArray } {
  const side = size * PIXELS
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < PIXELS; row++) {
      const first = (Number(y) * PIXELS + row) * side + Number(x) * PIXELS
      for (let n = 0; n < Number(wide) * PIXELS; n++) data.set([29, 19, 34], 4 * (first + n))
    }
  }
  return { side, data }
}

describe('a QR code', () => {
  it.each([
    'https://colt.example.org/#/table/k3v9x2mqta',
    'http://127.0.0.1:8080/#/table/k3v9x2mqta',
    `https://${'long.'.repeat(30)}example.org/#/table/k3v9x2mqta`,
  ])('leads to %s', (link) => {
    const { side, data } = photographed(qrOf(link))
    expect(jsQR(data, side, side)?.data).toBe(link)
  })

  it('has a quiet zone of four modules on each side', () => {
    const { size, path } = qrOf('https://colt.example.org/')
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number))
    const [xs, ys] = [
      runs.flatMap(([x = 0, , wide = 0]) => [x, x + wide]),
      runs.map(([, y = 0]) => y),
    ]
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([4, size - 4])
    expect([Math.min(...ys), Math.max(...ys) + 1]).toEqual([4, size - 4])
  })
})

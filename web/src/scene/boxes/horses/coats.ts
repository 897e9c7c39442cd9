/** What the horses look like. */

export interface Coat {
  body: string
  mane: string
  /** Shins. */
  sock: string
  patches?: string
  blaze?: boolean
}

export const COATS: Record<string, Coat> = {
  bay: { body: '#9a5230', mane: '#3a2422', sock: '#3a2422' },
  grey: { body: '#a9aab2', mane: '#5f626e', sock: '#7b7d88' },
  pinto: {
    body: '#f0e2c8',
    mane: '#5d3a26',
    sock: '#fff6de',
    patches: '#8a5230',
  },
  black: { body: '#4a3a52', mane: '#2e2832', sock: '#fff6de', blaze: true },
  sorrel: { body: '#c5683a', mane: '#e9b36c', sock: '#fff6de', blaze: true },
  palomino: { body: '#e3ab45', mane: '#fff6de', sock: '#f7df9c' },
  white: { body: '#f4efe6', mane: '#cfc4bb', sock: '#ded4c8' },
}

const NAMES = Object.keys(COATS)

/** The nth horse's coat; neighbours differ. */
export function coatOf(n: number): string {
  return NAMES[n % NAMES.length] as string
}

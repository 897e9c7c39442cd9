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
  bay: { body: '#9a5230', mane: '#2e1d1c', sock: '#3a2422' },
  grey: { body: '#a9aab2', mane: '#5f626e', sock: '#7b7d88' },
  pinto: {
    body: '#f0e2c8',
    mane: '#5d3423',
    sock: '#fff6e4',
    patches: '#8a4a2b',
  },
  black: { body: '#423a46', mane: '#1f1a24', sock: '#f3ead8', blaze: true },
  sorrel: { body: '#c5683a', mane: '#e9b36c', sock: '#fff0d8', blaze: true },
  palomino: { body: '#e3b15c', mane: '#fff3d6', sock: '#f6dfae' },
  white: { body: '#f4efe6', mane: '#cfc4bb', sock: '#ded4c8' },
}

const NAMES = Object.keys(COATS)

/** The nth horse's coat; neighbours differ. */
export function coatOf(n: number): string {
  return NAMES[n % NAMES.length] as string
}

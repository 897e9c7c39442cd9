/** Where the art of Horses & Stagecoach is, once it is there. */

import { ACTS } from '../effects/acts'

type Art = typeof import('.')

let art = $state.raw<Art | null>(null)
let loading: Promise<void> | null = null

async function fetched(): Promise<void> {
  try {
    const found = await import('.')
    Object.assign(ACTS, found.ACTS)
    art = found
  } catch {
    loading = null // whoever asks next tries again
  }
}

export function loadCoaching(): Promise<void> {
  return (loading ??= fetched())
}

/** Nothing until it is loaded, which begins with the first who asks. */
export function coaching(): Art | null {
  void loadCoaching()
  return art
}

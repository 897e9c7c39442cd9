/** Retries a fetch until it succeeds, with growing pauses, so that what is first needed while
offline still comes. */

/** The first and the longest pause between tries, in milliseconds. */
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000

export async function retry<Found>(fetch: () => Promise<Found>): Promise<Found> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await fetch()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

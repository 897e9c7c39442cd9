/** What is fetched when it is first needed comes even if the line is down just then: it is asked for
again, less and less often, until it is there. */

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000

export async function patiently<Found>(fetch: () => Promise<Found>): Promise<Found> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await fetch()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

import { retry } from '../../browser/retry'
import { speaking } from '../../words/speaking.svelte'

/** Loads a part of the page together with the messages that only such parts need. */
export async function withWords<Part>(folder: string, part: () => Promise<Part>): Promise<Part> {
  const found = retry(part)
  await retry(() => speaking.also(folder))
  return found
}

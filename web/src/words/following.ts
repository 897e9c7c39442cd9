import { retry } from '../browser/retry'
import { settings } from '../browser/settings.svelte'
import { speaking } from './speaking.svelte'

/** Speaks the language of the settings. Call in an effect, which then runs again on every change. */
export function speakAsSet(): void {
  const wanted = settings.language
  void retry(async () => {
    if (wanted === settings.language) await speaking.speak(wanted)
  })
}

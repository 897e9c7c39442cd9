/** For screen readers: what each step shows, once. */

import { onDestroy, untrack } from 'svelte'
import { Announcing } from '../../browser/announcing.svelte'
import type { Replaying } from '../../play/replay/replaying.svelte'
import { speaking } from '../../words/speaking.svelte'

/** The announcements of the steps of a game, which `caption` puts into words. Call while a component
is set up. */
export function stepsTold(game: () => Replaying, caption: () => string): Announcing {
  const announcing = new Announcing((count) => speaking.words.say('page-more', { count }))
  let said = untrack(() => game().at)

  $effect(() => {
    const { at } = game()
    if (at === said) return
    said = at
    // A slider that has the focus tells its value itself.
    const slider = document.activeElement?.getAttribute('role') === 'slider'
    if (!slider) untrack(tell)
  })

  function tell() {
    // Who steps by hand has left the sentence before, and need not hear it out.
    if (!game().playing) announcing.stop()
    announcing.say([{ text: caption(), mine: true }])
  }

  onDestroy(() => announcing.stop())
  return announcing
}

/** How scenes are acted out on this page: at the pace that is set, with sound, and at once while the
page is hidden. */

import { settings, type Pace } from '../../browser/settings.svelte'
import type { ReplayingOptions } from '../../play/replay/replaying.svelte'
import { soundPlayer } from '../../sound/soundPlayer.svelte'

export const withSound: Required<ReplayingOptions> = {
  pace: (): Pace => (document.hidden ? 'off' : settings.pace),
  onevent: (moment) => soundPlayer.play(moment),
  onskip: () => soundPlayer.hush(),
}

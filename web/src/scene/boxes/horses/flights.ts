/** A hostage flies from the scene to the panel of the bandit who took the hostage. */

import { onScene, withPlayer, type Flying } from '../../effects/flight'
import Portrait from './hostages/Portrait.svelte'

const hostage: Flying = ({ event: { bandit, hostage } }) =>
  bandit && hostage
    ? {
        drawing: { Drawing: Portrait, props: { name: hostage }, viewBox: '-36 -43 72 86' },
        from: [onScene(bandit)],
        to: withPlayer(bandit),
        start: 0.6,
        end: 1,
      }
    : null

export const FLIGHTS: Record<string, Flying> = { took_hostage: hostage }

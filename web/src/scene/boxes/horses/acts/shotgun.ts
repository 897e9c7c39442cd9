/** The Shotgun on the stagecoach. */

import { COACH } from '../../../../protocol/horses'
import Bubble from '../../../effects/drawings/Bubble.svelte'
import { during } from '../../../effects/frames'
import { mark, type Act, type Part } from '../../../effects/parts'
import { fire, leap } from '../../../effects/poses'
import { overhead, toward } from '../../../effects/actContext'

/** The Shotgun takes aim at all bandits at his place. */
export const metShotgun: Act = (context) => {
  const { at } = context.event
  const gun = context.spot('shotgun')
  if (!at || !gun) return {}
  const met = context.before.bandits.filter((bandit) => bandit.at === at).map(({ name }) => name)
  const startled: Part = { pose: during(leap(16), 0.18, 0.8) }
  return {
    figures: Object.fromEntries([...met, 'shotgun'].map((name) => [name, startled])),
    marks: [mark(Bubble, { ...overhead(gun), sign: 'shoot' })],
    who: ['shotgun', ...met],
    at: [at],
  }
}

export const passedShotgun: Act = (context) => {
  const { bandit, at } = context.event
  const [gun, spot] = [context.spot('shotgun'), context.spot(bandit)]
  if (!bandit || !at || !gun || !spot) return {}
  return {
    figures: {
      shotgun: { pose: fire(toward(gun, spot)) },
      [bandit]: { pose: during(leap(14), 0.1, 0.8) },
    },
    who: ['shotgun', bandit],
    at: [at],
  }
}

/** The Shotgun is furious. */
export const rages: Act = (context) => {
  const gun = context.spot('shotgun')
  if (!gun) return {}
  return {
    figures: { shotgun: { pose: fire(-1) } },
    marks: [mark(Bubble, { ...overhead(gun), sign: 'shoot' })],
    who: ['shotgun'],
    at: [COACH],
  }
}

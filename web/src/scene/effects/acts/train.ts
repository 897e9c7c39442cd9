/** What the train has to say: whistle, bell, brakes. */

import { CEILING, RAIL, TOP, carSpan, engineAt } from '../../geometry'
import Arm from '../drawings/Arm.svelte'
import Bell from '../drawings/Bell.svelte'
import Sparks from '../drawings/Sparks.svelte'
import Star from '../drawings/Star.svelte'
import Steam from '../drawings/Steam.svelte'
import Streaks from '../drawings/Streaks.svelte'
import { during } from '../frames'
import { mark, type Act } from '../parts'
import { leap } from '../poses'
import { chest, type Point, type ActContext } from '../actContext'
import { cards } from './thinking'

/** The dome of the whistle and the bell, measured from the front of the locomotive. */
const WHISTLE = { x: 207, y: 6 }
const BELL = { x: 172, y: 30 }

const onEngine = ({ room }: ActContext, { x, y }: Point): Point => ({
  x: engineAt(room) + x,
  y: CEILING + y,
})

const whistles: Act = (context) => ({ marks: [mark(Steam, onEngine(context, WHISTLE))] })
const rings: Act = (context) => ({ marks: [mark(Bell, onEngine(context, BELL))] })

const star: Act = (context) => {
  const marshal = context.spot('marshal')
  if (!marshal) return {}
  return {
    figures: { marshal: { pose: during(leap(9), 0.1, 0.5) } },
    marks: [mark(Star, chest(marshal))],
    who: ['marshal'],
    at: [context.before.marshal_at],
  }
}

const brakes: Act = (context) => {
  const cars = context.before.cars.map((_, car) => carSpan(car, context.room))
  const wheels = cars.flatMap(({ x, width }) => [x + 34, x + width - 34])
  return { marks: [mark(Sparks, { wheels, y: RAIL })] }
}

const swings: Act = ({ width }) => ({
  marks: [mark(Arm, { y: CEILING - 70, top: TOP - 60, width })],
})

const races: Act = ({ width }) => ({ marks: [mark(Streaks, { width, top: TOP })] })

/** What happens at the end of a round, by the name of the event. */
const ENDINGS: Record<string, Act> = {
  angry_marshal: star,
  marshals_revenge: star,
  take_it_all: star,
  braking: brakes,
  swivel_arm: swings,
  higher_speed: races,
}

const ending: Act = (context) => (ENDINGS[context.event.ending ?? ''] ?? rings)(context)

/** Turns with an act of their own. In a turmoil all figures think at the same time. */
const TURNS: Record<string, Act> = {
  speeding_up: races,
  turmoil: (context) =>
    cards(
      context,
      context.before.bandits.map((bandit) => bandit.name),
    ),
}

const turn: Act = (context) => TURNS[context.event.turn ?? '']?.(context) ?? {}

export const TRAIN: Record<string, Act> = {
  round_began: whistles,
  turn,
  event: ending,
  over: whistles,
}

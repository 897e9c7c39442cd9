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
import { chest, type Point, type Stage } from '../stage'
import { cards } from './thinking'

/** The dome of the whistle and the bell, measured from the front of the locomotive. */
const WHISTLE = { x: 207, y: 6 }
const BELL = { x: 172, y: 30 }

const onEngine = ({ room }: Stage, { x, y }: Point): Point => ({
  x: engineAt(room) + x,
  y: CEILING + y,
})

const whistles: Act = (stage) => ({ marks: [mark(Steam, onEngine(stage, WHISTLE))] })
const rings: Act = (stage) => ({ marks: [mark(Bell, onEngine(stage, BELL))] })

const star: Act = (stage) => {
  const marshal = stage.spot('marshal')
  if (!marshal) return {}
  return {
    figures: { marshal: { pose: during(leap(9), 0.1, 0.5) } },
    marks: [mark(Star, chest(marshal))],
    who: ['marshal'],
    at: [stage.before.marshal_at],
  }
}

const brakes: Act = (stage) => {
  const cars = stage.before.cars.map((_, car) => carSpan(car, stage.room))
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

const ending: Act = (stage) => (ENDINGS[stage.event.ending ?? ''] ?? rings)(stage)

/** Turns with a look of their own. In a turmoil everybody thinks at the same time. */
const TURNS: Record<string, Act> = {
  speeding_up: races,
  turmoil: (stage) =>
    cards(
      stage,
      stage.before.bandits.map((bandit) => bandit.name),
    ),
}

const turn: Act = (stage) => TURNS[stage.event.turn ?? '']?.(stage) ?? {}

export const TRAIN: Record<string, Act> = {
  round_began: whistles,
  turn,
  event: ending,
  over: whistles,
}

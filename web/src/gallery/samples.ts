import type { Mine, View } from '../lib/types'
import views from './views.json'

export interface Sample {
  name: string
  seed: string
  public: View
  mine: Mine
  /** What Python makes of the two. */
  view: View
}

export const samples = views as unknown as Sample[]

/** Seven bandits and the Marshal at one place. No game gets there; the drawing must. */
export function gathered(from: Sample[], at: string): View {
  const seven = from.map((sample) => sample.view).find((view) => view.bandits.length === 7)
  if (!seven) throw new Error('no sample has seven bandits')
  const bandits = seven.bandits.map((bandit) => ({ ...bandit, at }))
  return { ...seven, bandits, marshal: at, questions: [] }
}

/** Somebody somewhere else, with one token more if one lies there. */
export function strolled(view: View): View {
  const walker = view.bandits[Math.floor(Math.random() * view.bandits.length)]
  const car = Math.floor(Math.random() * view.cars.length)
  const at = `${Math.random() < 0.5 ? 'car' : 'roof'} ${car}`
  const [token, ...rest] = view.floor[at] ?? []
  return {
    ...view,
    floor: { ...view.floor, [at]: rest },
    bandits: view.bandits.map((bandit) =>
      bandit === walker
        ? { ...bandit, at, loot: token ? [...bandit.loot, token] : bandit.loot }
        : bandit,
    ),
  }
}

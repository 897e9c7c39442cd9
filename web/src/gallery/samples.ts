import type { Mine, View } from '../lib/protocol'
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

/** One of them, by a part of its name. */
export function sampled(name: string): View {
  const found = samples.find((one) => one.name.includes(name))
  if (!found) throw new Error(`no sample is called ${name}`)
  return found.view
}

/** Seven bandits and the Marshal at one place. No game gets there; the drawing must. */
export function gathered(from: Sample[], at: string): View {
  const seven = from.map((sample) => sample.view).find((view) => view.bandits.length === 7)
  if (!seven) throw new Error('no sample has seven bandits')
  const bandits = seven.bandits.map((bandit) => ({ ...bandit, at }))
  return { ...seven, bandits, marshal: at, questions: [] }
}

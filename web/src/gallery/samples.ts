import type { Mine, View } from '../protocol/protocol'
import views from './views.json'

export interface Sample {
  name: string
  seed: string
  public: View
  mine: Mine
  /** The merged view, as Python computes it. */
  view: View
}

export const samples = views

/** The view of the sample whose name contains `name`. */
export function sampled(name: string): View {
  const found = samples.find((one) => one.name.includes(name))
  if (!found) throw new Error(`no sample is called ${name}`)
  return found.view
}

/** Seven bandits and the Marshal at one place. No game gets there; the drawing must. */
export function gathered(from: Sample[], at: string, players = 7): View {
  const all = from.map((sample) => sample.view).find((view) => view.bandits.length === players)
  if (!all) throw new Error(`no sample has ${players} figures`)
  const bandits = all.bandits.map((bandit) => ({ ...bandit, at }))
  return { ...all, bandits, marshal_at: at, questions: [] }
}

/** The same with the Marshal in play; all bandits have companions and wounds. */
export function hunted(from: Sample[], at: string): View {
  const all = gathered(from, at, 8)
  const names = all.bandits.map(({ name }) => name).filter((name) => name !== 'marshal')
  const each = <Value>(of: (name: string) => Value) =>
    Object.fromEntries(names.map((name) => [name, of(name)]))
  const wounds = each(() => ['lost_gun', 'wounded_knee', 'wounded_shoulder'])
  const marshal = all.marshal && { ...all.marshal, companions: each((name) => name), wounds }
  return { ...all, marshal }
}

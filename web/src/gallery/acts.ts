/** Things that happen, one of each kind, to be looked at on the stage of any position. */

import type { EventView, TokenView, View } from '../lib/protocol'

export interface Rehearsal {
  name: string
  before: View
  event: EventView
}

interface Wanted extends Partial<EventView> {
  kind: string
  /** Where everybody stands: the actor, the other, the rest. */
  places?: [string, string, string?]
  marshal?: string
  /** The token lies here instead of with the other. */
  lies?: string
  called?: string
}

const ACTS: Wanted[] = [
  { kind: 'round_began', amount: 2, name: 'bridge' },
  { kind: 'turn', name: 'tunnel', amount: 2 },
  { kind: 'turn', name: 'speeding_up', amount: 2 },
  { kind: 'played', seat: 0, card: 'shoot' },
  { kind: 'drew', seat: 0, amount: 3 },
  { kind: 'stealing' },
  { kind: 'card', card: 'shoot', bandit: 'A' },
  { kind: 'moved', bandit: 'A', at: 'car 2', places: ['car 1', 'car 2'] },
  { kind: 'moved', called: 'moved far', bandit: 'A', at: 'roof 3', places: ['roof 0', 'roof 3'] },
  { kind: 'climbed', bandit: 'A', at: 'roof 2', places: ['car 2', 'car 2'] },
  {
    kind: 'climbed',
    called: 'climbed down',
    bandit: 'A',
    at: 'car 1',
    places: ['roof 1', 'car 1'],
  },
  { kind: 'shot', bandit: 'A', target: 'B', at: 'roof 3', places: ['roof 1', 'roof 3'] },
  {
    kind: 'shot',
    called: 'shot inside',
    bandit: 'A',
    target: 'B',
    at: 'car 1',
    places: ['car 2', 'car 1'],
  },
  {
    kind: 'shot',
    called: 'shot through the roof',
    bandit: 'A',
    target: 'B',
    at: 'car 2',
    places: ['roof 2', 'car 2'],
  },
  { kind: 'punched', bandit: 'A', target: 'B', at: 'car 2', places: ['car 2', 'car 2'] },
  { kind: 'dropped', bandit: 'B', at: 'car 2', places: ['car 2', 'car 2'], token: purse() },
  { kind: 'kept', bandit: 'A', target: 'B', places: ['car 2', 'car 2'], token: purse() },
  { kind: 'pushed', bandit: 'A', target: 'B', at: 'car 3', places: ['car 2', 'car 2'] },
  {
    kind: 'pushed',
    called: 'pushed on the roof',
    bandit: 'A',
    target: 'B',
    at: 'roof 1',
    places: ['roof 2', 'roof 2'],
  },
  {
    kind: 'robbed',
    bandit: 'A',
    at: 'car 2',
    places: ['car 2', 'car 2'],
    token: purse(),
    lies: 'car 2',
  },
  { kind: 'marshal_moved', at: 'car 1', marshal: 'car 0' },
  { kind: 'met_marshal', at: 'car 2', marshal: 'car 2', places: ['car 2', 'car 2'] },
  { kind: 'hit', rule: 'MEET-1', bandit: 'A', marshal: 'car 2', places: ['car 2', 'car 2'] },
  {
    kind: 'hit',
    called: 'hit through the roof',
    rule: 'EVENT-1',
    bandit: 'A',
    marshal: 'car 2',
    places: ['roof 2', 'car 1'],
  },
  {
    kind: 'hit',
    called: 'hit by passengers',
    rule: 'EVENT-5',
    bandit: 'A',
    places: ['car 2', 'car 2'],
  },
  { kind: 'fled', bandit: 'A', at: 'roof 2', marshal: 'car 2', places: ['car 2', 'car 2'] },
  { kind: 'no_effect', bandit: 'A' },
  { kind: 'event', name: 'angry_marshal' },
  { kind: 'event', name: 'braking' },
  { kind: 'event', name: 'swivel_arm' },
  { kind: 'event', name: 'pickpocketing' },
  { kind: 'swept', bandit: 'A', at: 'roof 3', places: ['roof 1', 'roof 3'] },
  { kind: 'strongbox', at: 'car 1', marshal: 'car 1', token: { number: 99, kind: 'strongbox' } },
  { kind: 'lost', bandit: 'B', marshal: 'car 2', places: ['car 2', 'roof 2'], token: purse() },
  { kind: 'ransom', bandit: 'A', amount: 250, places: ['car 0', 'car 1'] },
]

function purse(): TokenView {
  return { number: 98, kind: 'purse', value: 350 }
}

/** Everything, with the first two bandits of a position in the leading parts. */
export function rehearsals(view: View): Rehearsal[] {
  const [one, other] = view.bandits.map((bandit) => bandit.name)
  const cast = (name?: string | null) => (name === 'A' ? one : name === 'B' ? other : name)
  return ACTS.map(({ places, marshal, lies, called, ...wanted }) => {
    const event = {
      rule: '',
      ...wanted,
      bandit: cast(wanted.bandit),
      target: cast(wanted.target),
    }
    const loot = (held: TokenView[]) => (event.token && !lies ? [...held, event.token] : held)
    const bandits = view.bandits.map((bandit, n) => ({
      ...bandit,
      at: places?.[n] ?? bandit.at,
      loot: bandit.name === other && event.kind !== 'strongbox' ? loot(bandit.loot) : bandit.loot,
    }))
    const floor =
      lies && event.token
        ? { ...view.floor, [lies]: [...(view.floor[lies] ?? []), event.token] }
        : view.floor
    const before = {
      ...view,
      bandits,
      floor,
      marshal: marshal ?? view.marshal,
      turn_kind: '',
      questions: [],
    }
    return { name: called ?? `${event.kind} ${event.name ?? ''}`.trim(), before, event }
  })
}

/** Things that happen, one of each kind, to be looked at on the stage of any position. */

import type { EventView, HorsesView, MarshalView, TokenView, View } from '../lib/protocol'

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
  horses?: Partial<HorsesView>
  law?: Partial<MarshalView>
}

const ACTS: Wanted[] = [
  { kind: 'round_began', number: 2, round: 'bridge' },
  { kind: 'turn', turn: 'tunnel', number: 2 },
  { kind: 'turn', turn: 'speeding_up', number: 2 },
  { kind: 'played', seat: 0, card: { kind: 'shoot' } },
  { kind: 'drew', seat: 0, count: 3 },
  { kind: 'stealing' },
  { kind: 'card', card: { kind: 'shoot' }, bandit: 'A' },
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
  { kind: 'event', ending: 'angry_marshal' },
  { kind: 'event', ending: 'braking' },
  { kind: 'event', ending: 'swivel_arm' },
  { kind: 'event', ending: 'pickpocketing' },
  { kind: 'swept', bandit: 'A', at: 'roof 3', places: ['roof 1', 'roof 3'] },
  { kind: 'strongbox', at: 'car 1', marshal: 'car 1', token: { number: 99, kind: 'strongbox' } },
  { kind: 'lost', bandit: 'B', marshal: 'car 2', places: ['car 2', 'roof 2'], token: purse() },
  { kind: 'ransom', bandit: 'A', money: 250, places: ['car 0', 'car 1'] },
]

/** With horses and stagecoach. */
const COACHING: Wanted[] = [
  {
    kind: 'boarded',
    bandit: 'A',
    at: 'car 3',
    places: ['away', 'away'],
    horses: { boarding: 'car 3' },
  },
  { kind: 'rode_on', bandit: 'A', places: ['away', 'away'], horses: { boarding: 'car 3' } },
  {
    kind: 'rode',
    bandit: 'A',
    at: 'car 4',
    places: ['roof 1', 'car 2'],
    horses: { horses: [0, 2, 0, 1, 1] },
  },
  {
    kind: 'rode',
    called: 'rode round the coach',
    bandit: 'A',
    at: 'car 1',
    places: ['car 4', 'car 2'],
    horses: { horses: [0, 0, 0, 1, 1], coach: 'car 0' },
  },
  {
    kind: 'rode',
    called: 'rode into the coach',
    bandit: 'A',
    at: 'coach',
    places: ['car 4', 'car 2'],
    horses: { horses: [0, 0, 1, 1, 1], coach: 'car 2' },
  },
  { kind: 'escaped', bandit: 'A', places: ['car 3', 'car 2'], horses: { horses: [0, 0, 1, 2, 1] } },
  {
    kind: 'coach_rolled',
    at: 'car 2',
    places: ['coach', 'coach roof'],
    horses: { coach: 'car 1' },
  },
  {
    kind: 'coach_rolled',
    called: 'coach rolled, the Shotgun walks',
    at: 'car 3',
    places: ['coach', 'coach roof'],
    horses: { coach: 'car 2', shotgun: 'roof 2' },
  },
  {
    kind: 'moved',
    called: 'jumped onto the coach',
    bandit: 'A',
    at: 'coach roof',
    places: ['roof 1', 'car 1'],
    horses: { coach: 'car 2', shotgun: 'coach roof' },
  },
  {
    kind: 'moved',
    called: 'jumped onto the train',
    bandit: 'A',
    at: 'roof 3',
    places: ['coach roof', 'car 1'],
    horses: { coach: 'car 2', shotgun: 'coach roof' },
  },
  {
    kind: 'climbed',
    called: 'climbed into the coach',
    bandit: 'A',
    at: 'coach',
    places: ['coach roof', 'car 1'],
  },
  {
    kind: 'punched',
    called: 'punched the Shotgun',
    bandit: 'A',
    target: 'shotgun',
    at: 'coach roof',
    places: ['coach roof', 'car 1'],
    horses: { shotgun: 'coach roof' },
  },
  {
    kind: 'pushed',
    called: 'threw the Shotgun off',
    bandit: 'A',
    target: 'shotgun',
    at: 'roof 2',
    places: ['coach roof', 'car 1'],
    horses: { shotgun: 'coach roof', coach: 'car 2' },
  },
  {
    kind: 'met_shotgun',
    at: 'roof 2',
    places: ['roof 2', 'roof 2'],
    horses: { shotgun: 'roof 2', coach: 'car 2' },
  },
  {
    kind: 'hit',
    called: 'hit by the Shotgun',
    rule: 'HS-GUN-3',
    bandit: 'A',
    places: ['roof 2', 'roof 2'],
    horses: { shotgun: 'roof 2', coach: 'car 2' },
  },
  { kind: 'hit', called: 'bitten', rule: 'HS-HOSTAGE', bandit: 'A', places: ['car 2', 'roof 2'] },
  { kind: 'took_hostage', bandit: 'A', hostage: 'FIRST', places: ['coach', 'car 2'] },
  { kind: 'drank', bandit: 'B', token: { number: 98, kind: 'flask', value: 3 } },
  {
    kind: 'marshal_drank',
    at: 'car 1',
    marshal: 'car 1',
    token: { number: 98, kind: 'flask', value: 1 },
    lies: 'car 1',
  },
  { kind: 'horse_left', at: 'car 3', horses: { horses: [0, 1, 1, 2, 0] } },
  { kind: 'horses_fell_back', horses: { horses: [0, 1, 2, 1, 0] } },
  { kind: 'turn', turn: 'turmoil', number: 2 },
  { kind: 'event', ending: 'shotguns_rage' },
  { kind: 'event', ending: 'higher_speed' },
]

/** With Marshal and prisoners. */
const LAWFUL: Wanted[] = [
  {
    kind: 'arrested',
    bandit: 'marshal',
    target: 'A',
    at: 'car 2',
    places: ['car 2', 'cell'],
    marshal: 'car 2',
  },
  {
    kind: 'arrested',
    called: 'arrested on a roof',
    bandit: 'marshal',
    target: 'A',
    at: 'roof 1',
    places: ['roof 1', 'roof 1'],
    marshal: 'roof 1',
  },
  { kind: 'poster', bandit: 'A', places: ['cell', 'car 2'], marshal: 'car 3' },
  { kind: 'broke_out', bandit: 'A', at: 'car LAST', places: ['cell', 'cell'] },
  {
    kind: 'broke_out',
    called: 'broke out to the roof',
    bandit: 'A',
    at: 'roof LAST',
    places: ['cell', 'cell'],
  },
  { kind: 'freed', bandit: 'A', target: 'B', at: 'car LAST', places: ['car LAST', 'cell'] },
  {
    kind: 'freed_prisoner',
    bandit: 'A',
    prisoner: 'mei',
    places: ['car LAST', 'cell'],
    law: { prisoners: ['ghost', 'mei', 'belle'], companions: {} },
  },
  {
    kind: 'lost_prisoner',
    bandit: 'A',
    prisoner: 'mei',
    places: ['car 3', 'car 2'],
    marshal: 'car 2',
    law: { companions: { A: 'mei' } },
  },
  { kind: 'gave', bandit: 'B', target: 'A', places: ['car 3', 'car 3'], token: purse() },
  {
    kind: 'lost_bag',
    bandit: 'B',
    target: 'marshal',
    places: ['car 3', 'car 3'],
    marshal: 'car 2',
    token: { number: 98, kind: 'mailbag' },
  },
  { kind: 'brawler', bandit: 'A', money: 800, places: ['car 2', 'car 3'], marshal: 'car 2' },
  {
    kind: 'shot',
    called: 'shot by the Marshal',
    rule: 'MP-SHOOT',
    bandit: 'marshal',
    target: 'A',
    effect: 'wounded_knee',
    at: 'roof 3',
    places: ['roof 3', 'car 3'],
    marshal: 'roof 1',
  },
  {
    kind: 'no_effect',
    called: 'hindered by a wound',
    rule: 'MP-BULLET',
    bandit: 'A',
    effect: 'lost_gun',
    law: { wounds: { A: ['lost_gun'] } },
  },
  { kind: 'thrown_off', bandit: 'A', target: 'B', at: 'roof 2', places: ['roof 2', 'roof 2'] },
  {
    kind: 'hoisted',
    at: 'roof 2',
    token: { number: 98, kind: 'mailbag' },
    lies: 'car 2',
    marshal: 'car 2',
  },
  { kind: 'goal_turned', number: 2 },
  { kind: 'rumor', goal: { kind: 'golden_bullet' } },
  { kind: 'copied', bandit: 'A', card: { kind: 'climb', owner: 'A' } },
]

function purse(): TokenView {
  return { number: 98, kind: 'purse', value: 350 }
}

/** Words of a rehearsal as this position has them. */
function directed(view: View) {
  const [one, other] = view.bandits.filter(({ name }) => name !== 'marshal').map(({ name }) => name)
  const last = `${view.cars.length - 1}`
  return {
    one,
    other,
    cast: (name?: string | null) => (name === 'A' ? one : name === 'B' ? other : name),
    place: (words?: string | null) => words?.replace('LAST', last),
  }
}

/** What is said of A is said of who plays him. */
function lawful(
  view: View,
  change: Partial<MarshalView> | undefined,
  star: string,
): View['marshal'] {
  const cast = <Value>(all: Record<string, Value> | undefined) =>
    all &&
    Object.fromEntries(Object.entries(all).map(([name, of]) => [name.replace('A', star), of]))
  const { companions, wounds, ...rest } = change ?? {}
  return (
    view.marshal && {
      ...view.marshal,
      ...rest,
      companions: cast(companions) ?? view.marshal.companions,
      wounds: cast(wounds) ?? view.marshal.wounds,
    }
  )
}

/** Everything, with the first two bandits of a position in the leading parts. */
export function rehearsals(view: View): Rehearsal[] {
  const { one, other, cast, place } = directed(view)
  const acts = [...(view.marshal ? LAWFUL : []), ...(view.horses ? COACHING : []), ...ACTS]
  const hostage = view.horses?.hostages[0]
  return acts.map(({ places, marshal, lies, called, horses, law, ...wanted }) => {
    const event = {
      rule: '',
      ...wanted,
      hostage: wanted.hostage && hostage,
      bandit: cast(wanted.bandit),
      target: cast(wanted.target),
      at: place(wanted.at),
    }
    const stands = (name: string) =>
      name === 'marshal' ? marshal : place(places?.[name === one ? 0 : name === other ? 1 : 2])
    const loot = (held: TokenView[]) => (event.token && !lies ? [...held, event.token] : held)
    const bandits = view.bandits.map((bandit) => ({
      ...bandit,
      at: stands(bandit.name) ?? bandit.at,
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
      marshal_at: marshal ?? view.marshal_at,
      turn_kind: '',
      questions: [],
      horses: view.horses && { ...view.horses, boarding: null, ...horses },
      marshal: lawful(view, law, one ?? ''),
    }
    return { name: called ?? titleOf(event), before, event }
  })
}

/** The kind of an event, and what of that kind. */
const titleOf = ({ kind, turn, ending, hostage, effect }: Partial<EventView>) =>
  [kind, turn ?? ending ?? hostage ?? effect].filter(Boolean).join(' ')

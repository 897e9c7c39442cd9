/** Events, one of each kind, to be shown in any position. */

import type { BoxName } from '../play/changes'
import { BOXES } from '../protocol/lists'
import type { EventView, TokenView, View } from '../protocol/protocol'
import { purse, type GalleryEvent } from './galleryEvent'

export interface Rehearsal {
  name: string
  before: View
  event: EventView
}

interface OfBox {
  ACTS: GalleryEvent[]
  /** The box's part of the table before events that do not set it. */
  BEFORE?: object
}

/** The acts of the boxes, by folder. */
const OF_BOXES = import.meta.glob<OfBox>('./boxes/*/acts.ts', { eager: true })
const ofBox = (name: BoxName): OfBox => OF_BOXES[`./boxes/${name}/acts.ts`] ?? { ACTS: [] }

const ACTS: GalleryEvent[] = [
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
  { kind: 'marshal_moved', at: 'car 1', marshal_at: 'car 0' },
  { kind: 'met_marshal', at: 'car 2', marshal_at: 'car 2', places: ['car 2', 'car 2'] },
  { kind: 'hit', rule: 'MEET-1', bandit: 'A', marshal_at: 'car 2', places: ['car 2', 'car 2'] },
  {
    kind: 'hit',
    called: 'hit through the roof',
    rule: 'EVENT-1',
    bandit: 'A',
    marshal_at: 'car 2',
    places: ['roof 2', 'car 1'],
  },
  {
    kind: 'hit',
    called: 'hit by passengers',
    rule: 'EVENT-5',
    bandit: 'A',
    places: ['car 2', 'car 2'],
  },
  { kind: 'fled', bandit: 'A', at: 'roof 2', marshal_at: 'car 2', places: ['car 2', 'car 2'] },
  { kind: 'no_effect', bandit: 'A' },
  { kind: 'event', ending: 'angry_marshal' },
  { kind: 'event', ending: 'braking' },
  { kind: 'event', ending: 'swivel_arm' },
  { kind: 'event', ending: 'pickpocketing' },
  { kind: 'swept', bandit: 'A', at: 'roof 3', places: ['roof 1', 'roof 3'] },
  { kind: 'strongbox', at: 'car 1', marshal_at: 'car 1', token: { number: 99, kind: 'strongbox' } },
  { kind: 'lost', bandit: 'B', marshal_at: 'car 2', places: ['car 2', 'roof 2'], token: purse() },
  { kind: 'ransom', bandit: 'A', money: 250, places: ['car 0', 'car 1'] },
]

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

/** A box's part of the table, in which the name A stands for the figure `star`. */
function partOf(view: View, name: BoxName, change: object | undefined, star: string): object {
  const cast = (value: unknown): unknown => {
    if (!value || typeof value !== 'object' || Array.isArray(value)) return value
    const entries = Object.entries(value)
    return Object.fromEntries(entries.map(([who, of]) => [who === 'A' ? star : who, of]))
  }
  const changed = Object.entries(change ?? {}).map(([key, value]) => [key, cast(value)])
  return { ...view[name], ...ofBox(name).BEFORE, ...Object.fromEntries(changed) }
}

/** All events, with the first two bandits of a position as `A` and `B`. */
export function rehearsals(view: View): Rehearsal[] {
  const { one, other, cast, place } = directed(view)
  const boxes = BOXES.map(({ name }) => name as BoxName).filter((name) => view[name])
  const acts = [...boxes.flatMap((name) => ofBox(name).ACTS), ...ACTS]
  const hostage = view.horses?.hostages[0]
  return acts.map(({ places, marshal_at, lies, called, ...wanted }) => {
    const event = {
      ...(Object.fromEntries(
        Object.entries(wanted).filter(([key]) => !boxes.some((name) => name === key)),
      ) as Partial<EventView>),
      kind: wanted.kind,
      rule: wanted.rule ?? '',
      hostage: wanted.hostage && hostage,
      bandit: cast(wanted.bandit),
      target: cast(wanted.target),
      at: place(wanted.at),
    }
    const stands = (name: string) =>
      name === 'marshal' ? marshal_at : place(places?.[name === one ? 0 : name === other ? 1 : 2])
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
      marshal_at: marshal_at ?? view.marshal_at,
      turn_kind: '',
      questions: [],
      ...Object.fromEntries(
        boxes.map((name) => [name, partOf(view, name, wanted[name], one ?? '')]),
      ),
    }
    return { name: called ?? titleOf(event), before, event }
  })
}

/** The title of an event: its kind and variant. */
const titleOf = ({ kind, turn, ending, hostage, effect }: Partial<EventView>) =>
  [kind, turn ?? ending ?? hostage ?? effect].filter(Boolean).join(' ')

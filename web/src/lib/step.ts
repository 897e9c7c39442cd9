/** The table after one event, as far as an eye can follow it.

The server sends how the table stands after a whole choice; what happened on the way there is
drawn from this. It is a picture only: the server's own view replaces it in the end. */

import { sameCard } from './cards'
import { MARSHAL } from './marshal'
import type {
  BanditView,
  CardView,
  EventView,
  HorsesView,
  MarshalView,
  TimeMachineView,
  PlayedView,
  PlayerView,
  TokenView,
  View,
} from './protocol'

/** `coming` is how the table will stand, for what an event does not say. */
type Change = (view: View, event: EventView, coming?: View) => View

function withBandit(view: View, name: string, change: (bandit: BanditView) => BanditView): View {
  const bandits = view.bandits.map((bandit) => (bandit.name === name ? change(bandit) : bandit))
  return { ...view, bandits }
}

/** Somebody comes to a place; a Marshal who plays is one of the bandits. */
function moved(view: View, name: string, at: string): View {
  const after = withBandit(view, name, (one) => ({ ...one, at }))
  return name === MARSHAL ? { ...after, marshal_at: at } : after
}

function withPlayer(view: View, seat: number, change: (player: PlayerView) => PlayerView): View {
  const players = view.players.map((player) => (player.seat === seat ? change(player) : player))
  return { ...view, players }
}

function withHorses(view: View, change: (horses: HorsesView) => Partial<HorsesView>): View {
  const { horses } = view
  return horses ? { ...view, horses: { ...horses, ...change(horses) } } : view
}

function withMachine(
  view: View,
  change: (machine: TimeMachineView) => Partial<TimeMachineView>,
): View {
  const { time_machine } = view
  return time_machine
    ? { ...view, time_machine: { ...time_machine, ...change(time_machine) } }
    : view
}

function withLaw(view: View, change: (law: MarshalView) => Partial<MarshalView>): View {
  const { marshal } = view
  return marshal ? { ...view, marshal: { ...marshal, ...change(marshal) } } : view
}

/** Takes a token away from wherever it is, and says what is known of it. */
function lifted(view: View, token: TokenView): [View, TokenView] {
  let known = token
  const without = (tokens: TokenView[]) =>
    tokens.filter((one) => {
      if (one.number !== token.number) return true
      known = { ...one, value: token.value ?? one.value }
      return false
    })
  const floor = Object.fromEntries(
    Object.entries(view.floor).map(([place, tokens]) => [place, without(tokens)]),
  )
  const bandits = view.bandits.map((bandit) => ({ ...bandit, loot: without(bandit.loot) }))
  return [{ ...view, floor, bandits, aside: without(view.aside) }, known]
}

const goes: Change = (view, { bandit, at }) => (bandit && at ? moved(view, bandit, at) : view)

const flies: Change = (view, { target, at }) => {
  if (target === 'shotgun') return withHorses(view, () => ({ shotgun: at ?? null }))
  return target && at ? moved(view, target, at) : view
}

const taken: Change = (view, { bandit, token }) => {
  if (!bandit || !token) return view
  const [rest, known] = lifted(view, token)
  return withBandit(rest, bandit, (one) => ({ ...one, loot: [...one.loot, known] }))
}

const laid: Change = (view, { at, token }) => {
  if (!at || !token) return view
  const [rest, known] = lifted(view, token)
  return { ...rest, floor: { ...rest.floor, [at]: [...(rest.floor[at] ?? []), known] } }
}

const hit: Change = (view, { bandit }) =>
  bandit
    ? withBandit(view, bandit, (one) => ({
        ...one,
        hits: { ...one.hits, neutral: (one.hits.neutral ?? 0) + 1 },
      }))
    : view

const shot: Change = (view, event, coming) => {
  const { bandit, target } = event
  if (!bandit || !target) return view
  const fired =
    bandit === MARSHAL
      ? firedByTheLaw(view, event, coming)
      : withBandit(view, bandit, (one) => ({ ...one, bullets: one.bullets - 1 }))
  return withBandit(fired, target, (one) => ({
    ...one,
    hits: { ...one.hits, [bandit]: (one.hits[bandit] ?? 0) + 1 },
  }))
}

const paid: Change = (view, { bandit, money }) =>
  bandit ? withBandit(view, bandit, (one) => ({ ...one, cash: one.cash + (money ?? 0) })) : view

/** A hand without one card; on those of who has only one bandit no owner is named. */
function without(hand: CardView[], card: CardView): CardView[] {
  const n = hand.findIndex((one) => sameCard(one, card) || sameCard(one, { kind: card.kind }))
  return hand.filter((_, i) => i !== n)
}

const played: Change = (view, { seat, card, rule }) => {
  if (seat == null) return view
  const turn = view.turn
  const one: PlayedView = { seat, turn, hidden: rule !== 'PLAN-5', resolved: false, card }
  const after = withPlayer(view, seat, (player) => ({
    ...player,
    hand_size: player.hand_size - 1,
    hand: player.hand && card ? without(player.hand, card) : player.hand,
  }))
  return { ...after, pile: [...view.pile, one] }
}

const drew: Change = (view, { seat, count }) =>
  seat == null
    ? view
    : withPlayer(view, seat, (player) => ({
        ...player,
        hand_size: player.hand_size + (count ?? 0),
        deck_size: Math.max(0, player.deck_size - (count ?? 0)),
      }))

/** The next card of the pile is turned over; a reflex comes out of the hand. */
const turned: Change = (view, event) => {
  const { card, rule, seat } = event
  if (rule === 'MP-EVENT-3' && seat != null) return acted(view, event)
  const next = view.pile.findIndex((one) => !one.resolved)
  const pile = view.pile.map((one, n) =>
    n === next ? { ...one, resolved: true, card: card ?? one.card } : one,
  )
  return { ...view, pile }
}

const began: Change = (view, { seat, number }, coming) => ({
  ...withLaw(view, () => ({ wounds: {} })),
  phase: 'planning',
  round: number ?? view.round,
  rounds: coming?.rounds ?? view.rounds,
  first: seat ?? view.first,
  turn: 1,
  turn_kind: '',
  pile: [],
})

/** Hands have been laid aside by then. */
const stealing: Change = (view, _, coming) => ({
  ...view,
  phase: 'stealing',
  turn_kind: '',
  players: coming?.players ?? view.players,
})

// Horses & Stagecoach

/** The car a place belongs to; of the stagecoach the one it faces. */
function carBeside(view: View, at: string | undefined): number {
  const words = at?.startsWith('coach') ? view.horses?.coach : at
  return Number(/ (\d+)$/.exec(words ?? '')?.[1])
}

/** More or fewer horses beside the car that a place belongs to, or at the time machine. */
function counted(view: View, at: string | undefined, more: number): View {
  if (at === 'time machine') return withMachine(view, ({ horses }) => ({ horses: horses + more }))
  const car = carBeside(view, at)
  return withHorses(view, ({ horses }) => ({
    horses: horses.map((count, n) => (n === car ? count + more : count)),
  }))
}

const placeOf = (view: View, name: string | null | undefined) =>
  view.bandits.find((bandit) => bandit.name === name)?.at

const boarded: Change = (view, event) => {
  const after = counted(goes(view, event), event.at ?? '', 1)
  const left = after.bandits.some((bandit) => bandit.at === 'away')
  return left ? after : withHorses(after, () => ({ boarding: null }))
}

const rode: Change = (view, event) => {
  const mounted = counted(view, placeOf(view, event.bandit), -1)
  return counted(goes(mounted, event), event.at ?? '', 1)
}

const escaped: Change = (view, event) =>
  goes(counted(view, placeOf(view, event.bandit), -1), { ...event, at: 'away' })

const rolled: Change = (view, { at }) =>
  withHorses(view, ({ coach, shotgun }) => ({
    coach: at ?? coach,
    shotgun: shotgun === 'coach roof' ? shotgun : `roof ${carBeside(view, at ?? coach ?? '')}`,
  }))

const fellBack: Change = (view) => {
  const ahead = view.time_machine?.horses ?? 0
  const after = withHorses(view, ({ horses }) => ({
    horses: horses.map((count, car) => {
      const last = car === horses.length - 1 ? count : 0
      return (car ? (horses[car - 1] ?? 0) : ahead) + last
    }),
  }))
  return withMachine(after, () => ({ horses: 0 }))
}

const tookHostage: Change = (view, { bandit, hostage }) =>
  bandit && hostage
    ? withHorses(view, ({ hostages, taken }) => ({
        hostages: hostages.filter((one) => one !== hostage),
        taken: { ...taken, [bandit]: hostage },
      }))
    : view

/** A flask that is half empty is so for all to see; who drinks of it empties it. */
const drank: Change = (view, { bandit, token }) => {
  const held = view.bandits.find((one) => one.name === bandit)?.loot
  const before = held?.find((one) => one.number === token?.number)
  if (!bandit || !token || !before) return view
  if ((before.value ?? 0) > 2) return lifted(view, token)[0]
  return withBandit(view, bandit, (one) => ({
    ...one,
    loot: one.loot.map((lies) => (lies === before ? { ...lies, value: token.value } : lies)),
  }))
}

const shared: Change = (view, { bandit, target, money }) => {
  const less = target && paid(view, { kind: '', rule: '', bandit: target, money: -(money ?? 0) })
  return paid(less || view, { kind: '', rule: '', bandit, money })
}

const gone: Change = (view, { token }) => (token ? lifted(view, token)[0] : view)

// The time machine

const vanished: Change = (view, event) =>
  withMachine(goes(view, { ...event, at: 'away' }), () => ({ traveller: event.bandit ?? null }))

const appeared: Change = (view, event) =>
  withMachine(goes(view, event), () => ({ traveller: null, hiding: null }))

// Marshal & Prisoners

/** Bullets that lie open before the victim until the round ends. */
const LASTING = ['lost_gun', 'wounded_knee', 'wounded_shoulder']

/** Out of the cylinder that will be emptier, or else the one that has such a bullet on top. */
function firedByTheLaw(view: View, { target, effect }: EventView, coming?: View): View {
  if (!target || !effect) return view
  return withLaw(view, ({ cylinders, wounds }) => {
    const left = coming?.marshal?.cylinders
    const fewer = cylinders.findIndex(
      (bullets, n) => bullets[0] === effect && (left?.[n]?.length ?? 0) < bullets.length,
    )
    const open = wounds[target] ?? []
    return {
      cylinders: cylinders.map((bullets, n) => (n === fewer ? bullets.slice(1) : bullets)),
      wounds: LASTING.includes(effect) ? { ...wounds, [target]: [...open, effect] } : wounds,
    }
  })
}

function acted(view: View, { card, seat }: EventView): View {
  return withPlayer(view, seat ?? -1, (player) => ({
    ...player,
    hand_size: player.hand_size - 1,
    deck_size: player.deck_size + 1,
    hand: player.hand && card ? without(player.hand, card) : player.hand,
  }))
}

const arrested: Change = (view, event) => flies(view, { ...event, at: 'cell' })

const captured: Change = (view, { bandit }) =>
  withLaw(view, ({ wanted }) => ({ wanted: wanted.filter((one) => one !== bandit) }))

const brawled: Change = (view, { bandit, money }) =>
  withLaw(view, ({ brawlers, taken }) => ({
    brawlers: brawlers.slice(1),
    taken: { ...taken, [bandit ?? '']: (taken[bandit ?? ''] ?? 0) + (money ?? 0) },
  }))

const freedPrisoner: Change = (view, { bandit, prisoner }) =>
  withLaw(view, ({ prisoners, companions }) => ({
    prisoners: prisoners.filter((one) => one !== prisoner),
    companions: { ...companions, [bandit ?? '']: prisoner ?? '' },
  }))

const lostPrisoner: Change = (view, { bandit }) =>
  withLaw(view, ({ companions, with_the_law }) => ({
    companions: Object.fromEntries(Object.entries(companions).filter(([one]) => one !== bandit)),
    with_the_law: with_the_law + 1,
  }))

/** From one bandit to another. */
const given: Change = (view, event) => taken(view, { ...event, bandit: event.target })

const thrownOff: Change = (view, event) =>
  withLaw(flies(view, { ...event, at: 'away' }), ({ thrown_off }) => ({
    thrown_off: [...thrown_off, event.target ?? ''],
  }))

const rumor: Change = (view, { goal }) =>
  withLaw(view, ({ shown }) => ({ shown: goal ? [...shown, goal] : shown }))

const goalTurned: Change = (view, { number }, coming) =>
  withLaw(view, ({ goals, turned }) => ({
    turned: number ?? turned,
    goals: coming?.marshal?.goals ?? goals,
  }))

const fetched: Change = (view, event) => drew(view, { ...event, count: 1 })

const CHANGES: Record<string, Change> = {
  round_began: began,
  started: goes,
  moved: goes,
  climbed: goes,
  fled: goes,
  swept: goes,
  pushed: flies,
  marshal_moved: (view, { at }) => (at ? { ...view, marshal_at: at } : view),
  robbed: taken,
  kept: taken,
  dropped: laid,
  strongbox: laid,
  lost: gone,
  hit,
  shot,
  ransom: paid,
  played,
  drew,
  card: turned,
  stealing,
  turn: (view, { turn, number }) => ({
    ...view,
    turn_kind: turn ?? view.turn_kind,
    turn: number ?? view.turn,
  }),
  boarded,
  rode,
  escaped,
  coach_rolled: rolled,
  horse_left: (view, { at }) => counted(view, at ?? '', -1),
  horses_fell_back: fellBack,
  took_hostage: tookHostage,
  drank,
  marshal_drank: gone,
  shared,
  vanished,
  appeared,
  fare: paid,
  arrested,
  poster: captured,
  brawler: brawled,
  broke_out: goes,
  freed: flies,
  freed_prisoner: freedPrisoner,
  lost_prisoner: lostPrisoner,
  gave: given,
  lost_bag: given,
  hoisted: laid,
  thrown_off: thrownOff,
  rumor,
  goal_turned: goalTurned,
  fetched,
}

export function step(view: View, event: EventView, coming?: View): View {
  return CHANGES[event.kind]?.(view, event, coming) ?? view
}

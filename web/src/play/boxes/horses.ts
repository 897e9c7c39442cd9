/** How the events of Horses & Stagecoach change the table, and how long they are shown. */

import { goes, gone, lifted, paid, withBandit, withBox, type Change } from '../changes'
import { AWAY, COACH_ROOF, horsesAt, onCoach } from '../../protocol/horses'
import { onTrain, roofOf } from '../../protocol/places'
import type { View } from '../../protocol/protocol'
import { TIME_MACHINE } from '../../protocol/time_machine'
import type { BoxPlayback } from '../boxPlayback'

const carAt = (view: View, at: string | null | undefined) => onTrain(horsesAt(at, view))?.car

/** The view with `more` horses (or fewer, if negative) beside the car that a place belongs to,
or at the time machine. */
function counted(view: View, at: string | null | undefined, more: number): View {
  if (at === TIME_MACHINE) {
    return withBox(view, 'time_machine', ({ horses }) => ({ horses: horses + more }))
  }
  const car = carAt(view, at)
  return withBox(view, 'horses', ({ horses }) => ({
    horses: horses.map((count, n) => (n === car ? count + more : count)),
  }))
}

const placeOf = (view: View, name: string | null | undefined) =>
  view.bandits.find((bandit) => bandit.name === name)?.at

const boarded: Change = (view, event) => {
  const after = counted(goes(view, event), event.at, 1)
  const left = after.bandits.some((bandit) => bandit.at === AWAY)
  return left ? after : withBox(after, 'horses', () => ({ boarding: null }))
}

const rode: Change = (view, event) => {
  const mounted = counted(view, placeOf(view, event.bandit), -1)
  return counted(goes(mounted, event), event.at, 1)
}

const escaped: Change = (view, event) =>
  goes(counted(view, placeOf(view, event.bandit), -1), { ...event, at: AWAY })

const rolled: Change = (view, { at }) =>
  withBox(view, 'horses', ({ coach, shotgun }) => ({
    coach: at ?? coach,
    shotgun: shotgun === COACH_ROOF ? shotgun : roofOf(carAt(view, at ?? coach) ?? 0),
  }))

const fellBack: Change = (view) => {
  const ahead = view.time_machine?.horses ?? 0
  const after = withBox(view, 'horses', ({ horses }) => ({
    horses: horses.map((count, car) => {
      const last = car === horses.length - 1 ? count : 0
      return (car ? (horses[car - 1] ?? 0) : ahead) + last
    }),
  }))
  return withBox(after, 'time_machine', () => ({ horses: 0 }))
}

const tookHostage: Change = (view, { bandit, hostage }) =>
  bandit && hostage
    ? withBox(view, 'horses', ({ hostages, taken }) => ({
        hostages: hostages.filter((one) => one !== hostage),
        taken: { ...taken, [bandit]: hostage },
      }))
    : view

/** All players can see that a flask is half empty; drinking from it empties it. */
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

/** The Shotgun is not a bandit, so the base game does not move him. */
const pushed: Change = (view, { target, at }) =>
  target === 'shotgun' ? withBox(view, 'horses', () => ({ shotgun: at ?? null })) : view

const CHANGES: Record<string, Change> = {
  boarded,
  rode,
  escaped,
  pushed,
  coach_rolled: rolled,
  horse_left: (view, { at }) => counted(view, at, -1),
  horses_fell_back: fellBack,
  took_hostage: tookHostage,
  drank,
  marshal_drank: gone,
  shared,
}

export const playback: BoxPlayback = {
  name: 'horses',
  changes: CHANGES,
  lengths: {
    boarded: 900,
    rode_on: 450,
    rode: 1900,
    escaped: 2000,
    took_hostage: 1300,
    coach_rolled: 1500,
    met_shotgun: 900,
    passed_shotgun: 700,
    drank: 1200,
    marshal_drank: 1200,
    horse_left: 1400,
    horses_fell_back: 1200,
    shared: 900,
    caught: 700,
  },
  journeys: ['rode'],
  carAt: (place, view) => (onCoach(place) ? (onTrain(view.horses?.coach)?.car ?? null) : null),
}

/** How the events of Marshal & Prisoners change the table, and how long they are shown. */

import { CELL } from '../../protocol/marshal'
import type { BoxPlayback } from '../boxPlayback'
import {
  drew,
  flies,
  goes,
  hitBy,
  laid,
  taken,
  withBox,
  withPlayer,
  without,
  type Change,
} from '../changes'

/** Bullets that lie open before the victim until the round ends. */
const LASTING = ['lost_gun', 'wounded_knee', 'wounded_shoulder']

/** Takes the bullet from the cylinder that will have fewer, otherwise from one with this bullet
on top. */
const shot: Change = (view, { bandit, target, effect }, coming) => {
  if (!bandit || !target) return view
  const after = hitBy(view, target, bandit)
  if (!effect) return after
  return withBox(after, 'marshal', ({ cylinders, wounds }) => {
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

/** A reflex comes out of the hand, not off the pile. */
const reflex: Change = (view, { card, seat }) =>
  withPlayer(view, seat ?? -1, (player) => ({
    ...player,
    hand_size: player.hand_size - 1,
    deck_size: player.deck_size + 1,
    hand: player.hand && card ? without(player.hand, card) : player.hand,
  }))

const arrested: Change = (view, event) => flies(view, { ...event, at: CELL })

const captured: Change = (view, { bandit }) =>
  withBox(view, 'marshal', ({ wanted }) => ({ wanted: wanted.filter((one) => one !== bandit) }))

const brawled: Change = (view, { bandit, money }) =>
  withBox(view, 'marshal', ({ brawlers, taken }) => ({
    brawlers: brawlers.slice(1),
    taken: { ...taken, [bandit ?? '']: (taken[bandit ?? ''] ?? 0) + (money ?? 0) },
  }))

const freedPrisoner: Change = (view, { bandit, prisoner }) =>
  withBox(view, 'marshal', ({ prisoners, companions }) => ({
    prisoners: prisoners.filter((one) => one !== prisoner),
    companions: { ...companions, [bandit ?? '']: prisoner ?? '' },
  }))

const lostPrisoner: Change = (view, { bandit }) =>
  withBox(view, 'marshal', ({ companions, with_the_law }) => ({
    companions: Object.fromEntries(Object.entries(companions).filter(([one]) => one !== bandit)),
    with_the_law: with_the_law + 1,
  }))

/** From one bandit to another. */
const given: Change = (view, event) => taken(view, { ...event, bandit: event.target })

const thrownOff: Change = (view, event) =>
  withBox(flies(view, { ...event, at: 'away' }), 'marshal', ({ thrown_off }) => ({
    thrown_off: [...thrown_off, event.target ?? ''],
  }))

const rumor: Change = (view, { goal }) =>
  withBox(view, 'marshal', ({ shown }) => ({ shown: goal ? [...shown, goal] : shown }))

const goalTurned: Change = (view, { number }, coming) =>
  withBox(view, 'marshal', ({ goals, turned }) => ({
    turned: number ?? turned,
    goals: coming?.marshal?.goals ?? goals,
  }))

const fetched: Change = (view, event) => drew(view, { ...event, count: 1 })

const CHANGES: Record<string, Change> = {
  round_began: (view) => withBox(view, 'marshal', () => ({ wounds: {} })),
  'shot MP-SHOOT': shot,
  'card MP-EVENT-3': reflex,
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

export const playback: BoxPlayback = {
  name: 'marshal',
  changes: CHANGES,
  lengths: {
    arrested: 1800,
    poster: 1100,
    brawler: 1100,
    broke_out: 1500,
    freed: 1400,
    freed_prisoner: 1400,
    lost_prisoner: 1200,
    gave: 1000,
    lost_bag: 1200,
    copied: 900,
    fetched: 700,
    hoisted: 800,
    thrown_off: 2000,
    rumor: 2200,
    goal_turned: 500,
  },
}

/** Marshal & Prisoners: who plays the Marshal, and which goals are met so far (MP-GOAL-LIST). */

import type { BanditView, GoalView, MarshalView, View } from './protocol'

export const MARSHAL = 'marshal'
/** The cell in the prison car as a place, in the server's words. */
export const CELL = 'cell'
/** Number of goals that are dealt, and how many of them must be met. */
export const GOALS = 5
export const NEEDED = 4
/** Reward for a bandit whose poster is never captured, in dollars. */
export const REWARD = 500
/** Number of bullets in a full cylinder. */
export const CHAMBERS = 6

export interface GoalProgress {
  met: boolean
  /** The present count, and the count that is required. */
  have: number
  need: number
  /** Whether `need` is a maximum instead of a minimum. */
  most?: boolean
}

/** The box's part of the view, for components shown only while it is in play. */
export function tableOf(view: View): MarshalView {
  if (!view.marshal) throw new Error('Marshal & Prisoners is not in play')
  return view.marshal
}

/** Whether this figure is the Marshal, led by a player. */
export function isLawman(bandit: BanditView, view: View): boolean {
  return bandit.seat === view.marshal?.seat
}

/** Whether the player at this seat is the Marshal. */
export function leadsTheLaw(view: View, seat: number): boolean {
  return seat >= 0 && view.marshal?.seat === seat
}

const lawmanOf = (view: View) => view.bandits.find((one) => isLawman(one, view))
export const robbersOf = (view: View) => view.bandits.filter((one) => !isLawman(one, view))

/** Bandits whose poster the Marshal has. */
export function capturedIn(view: View): string[] {
  const wanted = view.marshal?.wanted ?? []
  return robbersOf(view).flatMap(({ name }) => (wanted.includes(name) ? [] : [name]))
}

/** Mailbags that are the Marshal's if the game ends now: MP-END gives him those no bandit holds. */
export function bagsOfTheLaw(view: View): number {
  const held = lawmanOf(view)?.loot ?? []
  return [...held, ...Object.values(view.floor).flat()].filter(({ kind }) => kind === 'mailbag')
    .length
}

/** Prisoners that are the Marshal's if the game ends now: those taken back, and those still laid
out. */
export const prisonersOfTheLaw = (law: MarshalView) => law.with_the_law + law.prisoners.length

const most = (numbers: number[]) => Math.max(0, ...numbers)
const atLeast = (need: number, have: number): GoalProgress => ({ met: have >= need, have, need })
const atMost = (need: number, have: number): GoalProgress => ({
  met: have <= need,
  have,
  need,
  most: true,
})

type Rule = (view: View, law: MarshalView) => GoalProgress

const RULES: Record<string, Rule> = {
  few_scratches: (_, law) => atLeast(1, law.brawlers.length),
  dodge_bullets: (view) => atMost(2, most(Object.values(lawmanOf(view)?.hits ?? {}))),
  golden_bullet: (_, law) =>
    atLeast(CHAMBERS, most(law.cylinders.map((bullets) => CHAMBERS - bullets.length))),
  deliver_the_mail: (view) => atLeast(1, bagsOfTheLaw(view)),
  throw_away_keys: (_, law) => atLeast(2, prisonersOfTheLaw(law)),
  full_of_lead: (view) => {
    const robbers = robbersOf(view)
    return atLeast(robbers.length, robbers.filter(({ hits }) => hits[MARSHAL]).length)
  },
  arch_enemy: (view) => atLeast(4, most(robbersOf(view).map(({ hits }) => hits[MARSHAL] ?? 0))),
}

/** A goal's progress, as if the game ended now. */
export function progressOf({ kind, bandit }: GoalView, view: View): GoalProgress | null {
  const { marshal: law } = view
  if (!law) return null
  if (bandit) return atLeast(1, law.wanted.includes(bandit) ? 0 : 1)
  return RULES[kind]?.(view, law) ?? null
}

/** The goals a reader knows: the Marshal's player those turned up, the others those that were
shown. */
export function knownGoals(law: MarshalView): GoalView[] {
  return law.goals ?? law.shown
}

/** A unique key for a goal. */
export const goalKey = ({ kind, bandit }: GoalView): string => `${kind} ${bandit ?? ''}`

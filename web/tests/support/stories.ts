import type { EventView, View } from '../../src/protocol/protocol'
import samples from '../samples/stories.json'

/** Whole games as one seat is told them; made by scripts/sample_stories.py. */
export interface Story {
  seed: string
  start: View
  told: { events: EventView[]; after: unknown }[]
}

export const stories = samples

const numbers = (tokens: { number: number }[]) =>
  tokens.map((token) => token.number).sort((a, b) => a - b)

/** The places of everything that a story moves, as `where` in the script has it. */
export function whereabouts(view: View): unknown {
  const each = <Value>(of: (bandit: View['bandits'][number]) => Value) =>
    Object.fromEntries(view.bandits.map((bandit) => [bandit.name, of(bandit)]))
  const some = (all: Record<string, number[]>) =>
    Object.fromEntries(Object.entries(all).filter(([, found]) => found.length))
  return {
    round: view.round,
    marshal_at: view.marshal_at,
    at: each((bandit) => bandit.at),
    bullets: each((bandit) => bandit.bullets),
    hits: each((bandit) => Object.values(bandit.hits).reduce((sum, n) => sum + n, 0)),
    loot: some(each((bandit) => numbers(bandit.loot))),
    floor: some(
      Object.fromEntries(
        Object.entries(view.floor).map(([place, tokens]) => [place, numbers(tokens)]),
      ),
    ),
    pile: view.pile.length,
    ...beside(view),
    ...ahead(view),
    ...behind(view),
  }
}

/** The part of Marshal & Prisoners. */
function behind({ marshal: law }: View): object {
  if (!law) return {}
  const { brawlers, prisoners, companions, wanted, taken, with_the_law, shown } = law
  const bullets = law.cylinders.map((left) => left.length).sort((a, b) => a - b)
  const thrown_off = [...law.thrown_off].sort()
  const open = { bullets, brawlers, prisoners, companions, wanted, taken }
  return { marshal: { ...open, with_the_law, thrown_off, shown } }
}

/** The part of the time machine. */
function ahead({ time_machine: machine }: View): object {
  if (!machine) return {}
  return { time_machine: { traveller: machine.traveller, horses: machine.horses } }
}

/** The part of Horses & Stagecoach. */
function beside({ horses, bandits }: View): object {
  if (!horses) return {}
  const flasks = bandits.flatMap((bandit) => bandit.loot).filter((one) => one.kind === 'flask')
  const known = flasks.filter((one) => one.value)
  return {
    horses: horses.horses,
    coach: horses.coach,
    shotgun: horses.shotgun,
    hostages: horses.hostages,
    taken: horses.taken,
    flasks: Object.fromEntries(known.map(({ number, value }) => [number, value])),
  }
}

/** What a new table is to be like, while somebody fills in a form about it. */

import { BOXES } from './boxes'
import type { NewTable } from './protocol'

export const VARIANTS = ['none', 'pair', 'duel', 'team'] as const
export const EXPERTS = ['none', '2018', '2015'] as const
export const CLOCKS = [0, 30, 60, 86400] as const

const PLAYERS: Record<(typeof VARIANTS)[number], number[]> = {
  none: [3, 4, 5, 6, 7],
  pair: [2, 3],
  duel: [2],
  team: [4, 6],
}

export class Wanted {
  variant = $state<(typeof VARIANTS)[number]>('none')
  rules = $state('advanced')
  expert = $state<(typeof EXPERTS)[number]>('none')
  clock = $state<NewTable['clock']>(0)
  boxes = $state<string[]>([])
  switches = $state<Record<string, string>>({})
  #players = $state(4)

  /** How many can play this variant. */
  get numbers(): number[] {
    return PLAYERS[this.variant]
  }

  get players(): number {
    return this.numbers.includes(this.#players) ? this.#players : (this.numbers[0] ?? 0)
  }
  set players(number: number) {
    this.#players = number
  }

  /** Bandits are chosen in the game itself. */
  get chosenLater(): boolean {
    return this.variant === 'pair' || this.variant === 'duel'
  }

  /** A duel is for experts in any case. */
  get mayBeExpert(): boolean {
    return this.variant !== 'duel'
  }

  /** The first ride goes without. */
  get mayHaveBoxes(): boolean {
    return this.rules !== 'basic'
  }

  get options(): Record<string, unknown> {
    const options: Record<string, unknown> = {}
    if (this.variant !== 'none') options.variant = this.variant
    if (this.rules !== 'advanced') options.rules = this.rules
    if (this.mayBeExpert && this.expert !== 'none') options.expert = this.expert
    const boxes = BOXES.filter(({ name }) => this.mayHaveBoxes && this.boxes.includes(name))
    if (boxes.length) options.boxes = boxes.map(({ name }) => name)
    const switches = boxes.flatMap((box) =>
      Object.entries(box.switches).flatMap(([name, [usual]]) => {
        const value = this.switches[name] ?? usual
        return value === usual ? [] : [[name, value]]
      }),
    )
    if (switches.length) options.switches = Object.fromEntries(switches)
    return options
  }
}

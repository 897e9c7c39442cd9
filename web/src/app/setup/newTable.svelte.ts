/** The options of a new table while its form is being filled in. */

import { BOXES, HOUSE } from '../../protocol/boxes'
import { MARSHAL } from '../../protocol/marshal'
import * as lists from '../../protocol/lists'
import type { NewTable, WantedOptions } from '../../protocol/protocol'

export const VARIANTS = ['none', ...lists.VARIANTS] as const
export const EXPERTS = ['none', ...lists.EXPERTS] as const

const ALL_BANDITS = lists.CHARACTERS.length
/** The default number of players. */
const USUAL = 4

export class NewTableOptions {
  variant = $state<(typeof VARIANTS)[number]>('none')
  rules = $state<(typeof lists.RULES)[number]>('advanced')
  expert = $state<(typeof EXPERTS)[number]>('none')
  clock = $state<NewTable['clock']>(0)
  boxes = $state<string[]>([])
  switches = $state<Record<string, string>>({})
  #players = $state(USUAL)

  /** Whether this is the plain base game, which is best for beginners. */
  get isFirstGame(): boolean {
    const plain = this.variant === 'none' && this.rules === 'advanced' && this.expert === 'none'
    return plain && !this.boxes.length && this.players === USUAL
  }

  firstGame(): void {
    Object.assign(this, { variant: 'none', rules: 'advanced', expert: 'none', boxes: [] })
    this.players = USUAL
  }

  /** The possible numbers of players. */
  get numbers(): readonly number[] {
    return this.hasMarshal ? lists.PLAYERS_WITH_MARSHAL : lists.PLAYERS[this.variant]
  }

  /** Whether a seat plays the Marshal. */
  get hasMarshal(): boolean {
    return this.boxes.includes(MARSHAL) && !this.refusal(MARSHAL)
  }

  /** Whether Mei rides along, as she does where all seven bandits do. */
  get withMei(): boolean {
    return this.players - (this.hasMarshal ? 1 : 0) === ALL_BANDITS
  }

  get players(): number {
    return this.numbers.includes(this.#players) ? this.#players : (this.numbers[0] ?? 0)
  }
  set players(number: number) {
    this.#players = number
  }

  /** Whether bandits are chosen in the game itself. */
  get chosenLater(): boolean {
    return this.variant === 'pair' || this.variant === 'duel'
  }

  /** Whether expert rules can be chosen; a duel has them in any case. */
  get mayBeExpert(): boolean {
    return this.variant !== 'duel'
  }

  /** Whether boxes can be chosen; simplified tables have none. */
  get mayHaveBoxes(): boolean {
    return this.rules === 'advanced'
  }

  /** Why a box cannot be chosen (MIX-1), or null. */
  refusal(box: string): 'basic' | 'variant' | null {
    if (!this.mayHaveBoxes) return 'basic'
    return box === MARSHAL && this.variant !== 'none' ? 'variant' : null
  }

  get options(): WantedOptions {
    const options: WantedOptions = {}
    if (this.variant !== 'none') options.variant = this.variant
    if (this.rules !== 'advanced') options.rules = this.rules
    if (this.mayBeExpert && this.expert !== 'none') options.expert = this.expert
    const boxes = BOXES.filter(({ name }) => this.boxes.includes(name) && !this.refusal(name))
    if (boxes.length) options.boxes = boxes.map(({ name }) => name)
    if (this.boxes.includes(HOUSE.name) && !this.refusal(HOUSE.name)) options.house = true
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

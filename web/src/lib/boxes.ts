/** The boxes that can join the game, and what can be switched in each. */

export interface Box {
  name: string
  /** The picture that stands for it. */
  icon: string
  /** By name, with their values, the usual one first. */
  switches: Record<string, readonly string[]>
}

export const BOXES: Box[] = [
  {
    name: 'horses',
    icon: 'ride',
    switches: { horses: ['whole', 'light'], whiskey: ['standard', 'any'] },
  },
  { name: 'marshal', icon: 'marshal', switches: {} },
  { name: 'time_machine', icon: 'time', switches: {} },
  { name: 'cursed', icon: 'curse', switches: {} },
]

export interface BoxAtTable extends Box {
  /** What is switched to something unusual. */
  unusual: [name: string, value: string][]
}

/** The boxes of a table, by its options. */
export function boxesOf(options: Record<string, unknown>): BoxAtTable[] {
  const { boxes = [], switches = {} } = options as {
    boxes?: string[]
    switches?: Record<string, string>
  }
  return BOXES.filter(({ name }) => boxes.includes(name)).map((box) => ({
    ...box,
    unusual: Object.entries(box.switches).flatMap(([name, [usual]]) => {
      const value = switches[name]
      return value && value !== usual ? [[name, value]] : []
    }),
  }))
}

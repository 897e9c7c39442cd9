/** The bots of this browser, each with a name. */

import template from '../../../../src/colt_express/bots/templates/my_bot.py?raw'

export interface OwnBot {
  id: string
  name: string
  code: string
}

const KEY = 'colt-express bots'
/** Characters of a bot's name at most. */
export const MOST_NAME = 40
/** The name of a new bot, which is that of its class. */
export const FIRST_NAME = 'MyBot'

export { template }

interface Stored {
  open: string
  bots: OwnBot[]
}

function stored(): Stored | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Stored | null
    const bots = (found?.bots ?? []).filter(
      ({ id, name, code }) => id && typeof name === 'string' && typeof code === 'string',
    )
    return bots.length ? { open: found?.open ?? '', bots } : null
  } catch {
    return null
  }
}

export class Bots {
  all = $state.raw<OwnBot[]>([])
  #open = $state('')
  /** Whether the browser keeps them. */
  kept = $state(true)

  constructor() {
    this.load()
  }

  /** Reads them again; another window may have changed them. */
  load(): void {
    const found = stored()
    this.all = found?.bots ?? [{ id: newId(), name: FIRST_NAME, code: template }]
    this.#open = found?.open ?? ''
  }

  /** The bot that is open in the editor. */
  get bot(): OwnBot {
    const [first] = this.all
    const bot = this.all.find(({ id }) => id === this.#open) ?? first
    if (!bot) throw new RangeError('there is no bot')
    return bot
  }

  open(id: string): void {
    this.#open = id
    this.#keep((bots) => bots)
  }

  /** Adds a bot and opens it. */
  add(name: string, code: string): OwnBot {
    const bot = { id: newId(), name: this.#unused(name), code }
    this.#open = bot.id
    this.#keep((bots) => [...bots, bot])
    return bot
  }

  change(changed: Partial<Pick<OwnBot, 'name' | 'code'>>): void {
    const bot = { ...this.bot, ...changed }
    this.#keep((bots) => {
      const others = bots.some(({ id }) => id === bot.id) ? bots : [...bots, bot]
      return others.map((one) => (one.id === bot.id ? bot : one))
    })
  }

  /** Removes the open bot. There is always one. */
  remove(): void {
    const { id } = this.bot
    this.#keep((bots) => {
      const others = bots.filter((bot) => bot.id !== id)
      return others.length ? others : [{ id: newId(), name: FIRST_NAME, code: template }]
    })
  }

  /** The name, with a number if another bot has it. */
  #unused(wanted: string): string {
    const name = wanted.trim().slice(0, MOST_NAME) || FIRST_NAME
    const names = this.all.map((bot) => bot.name)
    let found = name
    for (let n = 2; names.includes(found); n += 1) found = `${name} ${n}`
    return found
  }

  /** Changes the bots and keeps them, with those that another window has added meanwhile. */
  #keep(change: (bots: OwnBot[]) => OwnBot[]): void {
    this.all = change((this.kept ? stored()?.bots : null) ?? this.all)
    try {
      localStorage.setItem(KEY, JSON.stringify({ open: this.#open, bots: this.all }))
      this.kept = true
    } catch {
      this.kept = false // private windows, or full storage
    }
  }
}

const newId = () => Math.random().toString(36).slice(2, 12)

/** The name of the file of a bot. */
export function fileOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[a-z](?=[A-Z])/g, '$&_')
    .replace(/[^a-zA-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase()
  return `${/^[a-z]/.test(plain) ? plain : `bot_${plain}`.replace(/_$/, '')}.py`
}

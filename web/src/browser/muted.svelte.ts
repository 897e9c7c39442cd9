/** The seats muted in this browser, by table. */

const KEY = 'colt-express muted'
/** Maximum number of tables remembered. */
const MOST = 40

type Kept = Record<string, number[]>

function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Kept
  } catch {
    return {}
  }
}

export class Muted {
  #seats = $state.raw<number[]>([])

  constructor(readonly table: string) {
    this.#seats = kept()[table] ?? []
  }

  get seats(): number[] {
    return this.#seats
  }

  has(seat: number): boolean {
    return this.#seats.includes(seat)
  }

  set(seats: number[], muted: boolean): void {
    const others = this.#seats.filter((seat) => !seats.includes(seat))
    this.#seats = muted ? [...others, ...seats] : others
    const tables = Object.entries(kept()).filter(([table]) => table !== this.table)
    const all = [[this.table, this.#seats], ...tables].slice(0, MOST)
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)))
    } catch {
      // Private windows may refuse to store it; then it lasts as long as the page.
    }
  }
}

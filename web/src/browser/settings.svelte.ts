/** The player's settings, stored in this browser. */

export const PACES = ['slow', 'normal', 'fast', 'off'] as const
export type Pace = (typeof PACES)[number]

export const LANGUAGES = ['en', 'ru', 'fr', 'pl'] as const
export type Code = (typeof LANGUAGES)[number]

export const CALLS = ['unasked', 'yes', 'no'] as const
export type Call = (typeof CALLS)[number]

/** The settings that are on or off. */
const SWITCHES = ['motion', 'sound', 'talk', 'vibration', 'confirm', 'ahead', 'here'] as const

const KEY = 'colt-express settings'

function preferred(): Code {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages
  for (const one of wanted) {
    const code = LANGUAGES.find((known) => one.toLowerCase().startsWith(known))
    if (code) return code
  }
  return 'en'
}

function prefers(query: string): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia(query).matches
}

function kept(): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

class Settings {
  language = $state<Code>(preferred())
  theme = $state<'dark' | 'light'>(prefers('(prefers-color-scheme: light)') ? 'light' : 'dark')
  motion = $state(!prefers('(prefers-reduced-motion: reduce)'))
  sound = $state(true)
  /** Volume of sounds, from 0 to 1. */
  volume = $state(0.5)
  /** Whether talk is shown as bubbles, and heard. */
  talk = $state(true)
  vibration = $state(true)
  pace = $state<Pace>('normal')
  /** Whether a choice needs a second tap. */
  confirm = $state(true)
  /** Whether to show where the player's cards lead, where that is allowed. */
  ahead = $state(true)
  /** Whether games without distant players are played on this device, though a server is there. */
  here = $state(false)
  /** Whether to send a notification when it is the player's turn; asked only once. */
  call = $state<Call>('unasked')
  name = $state('')

  constructor() {
    const before = kept()
    const { language, theme, pace, name } = before
    this.language = LANGUAGES.find((code) => code === language) ?? this.language
    if (theme === 'dark' || theme === 'light') this.theme = theme
    this.pace = PACES.find((one) => one === pace) ?? this.pace
    for (const one of SWITCHES) {
      const kept = before[one]
      if (typeof kept === 'boolean') this[one] = kept
    }
    const { volume } = before
    if (typeof volume === 'number') this.volume = Math.min(1, Math.max(0, volume))
    this.call = CALLS.find((one) => one === before.call) ?? this.call
    if (typeof name === 'string') this.name = name
  }

  /** Stores the settings. Call in an effect, which then runs again on every change. */
  keep(): void {
    const { language, theme, pace, call, name, volume } = this
    const switches = Object.fromEntries(SWITCHES.map((one) => [one, this[one]]))
    const all = { language, theme, ...switches, pace, call, name, volume }
    try {
      localStorage.setItem(KEY, JSON.stringify(all))
    } catch {
      // Private windows may refuse to store them; then the settings last as long as the page.
    }
  }
}

export const settings = new Settings()

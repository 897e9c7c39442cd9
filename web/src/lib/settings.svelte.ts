/** How this browser likes its game; kept from visit to visit. */

export const PACES = ['slow', 'normal', 'fast', 'off'] as const
export type Pace = (typeof PACES)[number]

export const LANGUAGES = ['en', 'ru', 'fr', 'pl'] as const
export type Code = (typeof LANGUAGES)[number]

export const CALLS = ['unasked', 'yes', 'no'] as const
export type Call = (typeof CALLS)[number]

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
  sound = $state(false)
  pace = $state<Pace>('normal')
  /** Whether a choice needs a second tap. */
  confirm = $state(true)
  /** Whether to be called when it is one's turn; nobody is asked twice. */
  call = $state<Call>('unasked')
  name = $state('')

  constructor() {
    const before = kept()
    const { language, theme, pace, name } = before
    this.language = LANGUAGES.find((code) => code === language) ?? this.language
    if (theme === 'dark' || theme === 'light') this.theme = theme
    this.pace = PACES.find((one) => one === pace) ?? this.pace
    if (typeof before.motion === 'boolean') this.motion = before.motion
    if (typeof before.sound === 'boolean') this.sound = before.sound
    if (typeof before.confirm === 'boolean') this.confirm = before.confirm
    this.call = CALLS.find((one) => one === before.call) ?? this.call
    if (typeof name === 'string') this.name = name
  }

  /** Call in an effect: it then runs again whenever something is switched. */
  keep(): void {
    const { language, theme, motion, sound, pace, confirm, call, name } = this
    const all = JSON.stringify({ language, theme, motion, sound, pace, confirm, call, name })
    try {
      localStorage.setItem(KEY, all)
    } catch {
      // Private windows may refuse; the switches last as long as the page then.
    }
  }
}

export const settings = new Settings()

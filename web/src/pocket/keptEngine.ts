/** What this browser has been asked to keep of the engine: `wanted` while its download is not
complete, `kept` when it is. It is noted here so that a page need not look for it. */

export type EngineNote = '' | 'wanted' | 'kept'

const KEY = 'colt-express engine'

export function engineNote(): EngineNote {
  try {
    const note = localStorage.getItem(KEY)
    return note === 'wanted' || note === 'kept' ? note : ''
  } catch {
    return ''
  }
}

export function noteEngine(note: EngineNote): void {
  try {
    localStorage.setItem(KEY, note)
  } catch {
    // Private windows may refuse to store it; they keep no engine, either.
  }
}

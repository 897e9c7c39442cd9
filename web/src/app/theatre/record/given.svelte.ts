/** A record that was dropped on the page, pasted or chosen. It stays in memory as long as the page
does, and nowhere else. */

/** The size of a record at most, in bytes; the server accepts no larger ones. */
export const MOST_BYTES = 1_000_000

/** Why a document cannot be opened: it is too large, cannot be read, is damaged JSON, is no record,
or the server refused it. */
export type Fault = 'large' | 'unreadable' | 'json' | 'none' | 'refused'

/** Beginnings of a game in notation, and of a position. */
const NOTATION = /^\uFEFF?\s*(?:\[[A-Za-z]|CX\d)/
const JSON_OBJECT = /^\uFEFF?\s*\{/
/** The first choice of a record, whole. */
const FIRST_CHOICE = /"choices"\s*:\s*\[\s*"[^"]*"\s*,/

/** What is wrong with a document, as far as that can be seen here; empty if nothing is. */
export function faultOf(text: string): Fault | '' {
  if (new Blob([text]).size > MOST_BYTES) return 'large'
  if (NOTATION.test(text)) return ''
  if (!JSON_OBJECT.test(text)) return 'none'
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''))
    return ''
  } catch {
    // The server tells a record that is cut off as far as it goes.
    return looksLikeRecord(text) && FIRST_CHOICE.test(text) ? '' : 'json'
  }
}

/** Whether a text that was pasted somewhere on the page is meant to be opened. */
export const looksLikeRecord = (text: string) =>
  /^\uFEFF?\s*\[Game "Colt Express/.test(text) ||
  (JSON_OBJECT.test(text) && text.includes('"colt-express game"'))

class Given {
  /** The record's text; empty before a good one was given. */
  text = $state.raw('')
  fault = $state<Fault | ''>('')
  /** What the server says of it, in English. */
  detail = $state('')

  take(text: string): void {
    this.fault = faultOf(text)
    this.detail = ''
    this.text = this.fault ? '' : text
  }

  /** Takes the contents of a file. One that is too large is not read. */
  async takeFile(file: File): Promise<void> {
    if (file.size > MOST_BYTES) return this.refuse('large')
    try {
      this.take(await file.text())
    } catch {
      this.refuse('unreadable') // a folder, or a file that is gone
    }
  }

  refuse(fault: Fault, detail = ''): void {
    this.text = ''
    this.fault = fault
    this.detail = detail
  }

  clear(): void {
    this.text = this.fault = this.detail = ''
  }
}

export const given = new Given()

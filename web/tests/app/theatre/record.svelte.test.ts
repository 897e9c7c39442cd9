import { flushSync } from 'svelte'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import DropRecord from '../../../src/app/theatre/record/DropRecord.svelte'
import OpenRecord from '../../../src/app/theatre/record/OpenRecord.svelte'
import {
  faultOf,
  given,
  looksLikeRecord,
  MOST_BYTES,
} from '../../../src/app/theatre/record/given.svelte'
import { speaking } from '../../../src/words/speaking.svelte'
import sample from '../../samples/replay.json'
import { press, show } from '../../support/showing'

const RECORD = '{"format": "colt-express game", "version": 1}'
const TEXT = '[Game "Colt Express 1"]\n[Rules "2"]\n\nR1 t1 G.draw\n'

beforeEach(async () => {
  given.clear()
  location.hash = ''
  await speaking.speak('en')
  await speaking.also('theatre')
})

/** A server that answers with `body`; returns the requests. */
function serve(status: number, body: (path: string) => unknown) {
  const fetched = vi.fn<(path: string, request: RequestInit) => Promise<Response>>((path) =>
    Promise.resolve(new Response(JSON.stringify(body(path)), { status })),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

describe('a document', () => {
  it('is refused before it is sent if it cannot be a record', () => {
    expect(faultOf(RECORD)).toBe('')
    expect(faultOf(`\uFEFF ${RECORD}`)).toBe('')
    expect(faultOf(TEXT)).toBe('')
    expect(faultOf(RECORD.slice(0, -5))).toBe('json')
    expect(faultOf('Dear diary')).toBe('none')
    expect(faultOf('')).toBe('none')
    expect(faultOf(`{"x": "${'é'.repeat(MOST_BYTES / 2)}"}`)).toBe('large')
  })

  it('that is cut off after a choice is sent, as the server tells it as far as it goes', () => {
    const begun = '{"format":"colt-express game","setup":{},"choices":["0 draw"'
    expect(faultOf(`${begun},"1 pl`)).toBe('')
    expect(faultOf(begun)).toBe('json')
    expect(faultOf('{"choices":["0 draw","1 pl')).toBe('json')
  })

  it('may be as large as the server accepts', () => {
    const source = readFileSync('../src/colt_express/documents.py', 'utf8')
    const most = /^MOST_BYTES: Final = ([\d_]+)$/m.exec(source)?.[1]
    expect(Number(most?.replaceAll('_', ''))).toBe(MOST_BYTES)
  })

  it('is opened wherever it is pasted only if it is a record', () => {
    expect(looksLikeRecord(RECORD)).toBe(true)
    expect(looksLikeRecord(TEXT)).toBe(true)
    for (const other of ['{"a": 1}', 'hello', '[1, 2]', ''])
      expect(looksLikeRecord(other)).toBe(false)
  })
})

describe('dropping and pasting', () => {
  const dragged = (name: string, ...files: File[]) => {
    const event = new Event(name, { bubbles: true, cancelable: true })
    const dataTransfer = { types: ['Files'], files, dropEffect: '' }
    document.body.dispatchEvent(Object.assign(event, { dataTransfer }))
    flushSync()
    return event
  }

  it('shows where to drop a file, and opens it', async () => {
    const page = show(DropRecord, {})
    dragged('dragenter')
    dragged('dragenter')
    dragged('dragleave')
    expect(page.textContent).toContain('Drop a recorded game here')
    expect(dragged('dragover').defaultPrevented).toBe(true)
    dragged('drop', new File([RECORD], 'game.json'))
    await vi.waitFor(() => expect(location.hash).toBe('#/record'))
    expect(given.text).toBe(RECORD)
    flushSync()
    expect(page.textContent).toBe('')
  })

  it('does not read a file that is too large', async () => {
    show(DropRecord, {})
    const file = new File([RECORD], 'huge.json')
    Object.defineProperty(file, 'size', { value: 10_000_000 })
    file.text = vi.fn()
    dragged('drop', file)
    await vi.waitFor(() => expect(given.fault).toBe('large'))
    expect(file.text).not.toHaveBeenCalled()
  })

  it('takes a pasted record, but not from a field, and nothing else', () => {
    const page = show(DropRecord, {})
    const field = page.appendChild(document.createElement('input'))
    const paste = (target: Element, text: string) => {
      const event = new Event('paste', { bubbles: true, cancelable: true })
      const clipboardData = { files: [], getData: () => text }
      target.dispatchEvent(Object.assign(event, { clipboardData }))
      return event.defaultPrevented
    }
    expect(paste(field, RECORD)).toBe(false)
    expect(paste(document.body, 'just words')).toBe(false)
    expect(given.text).toBe('')
    expect(paste(document.body, TEXT)).toBe(true)
    expect(given.text).toBe(TEXT)
  })
})

describe('the page for records', () => {
  const alert = (page: HTMLElement) => page.querySelector('[role=alert]')?.textContent?.trim()

  it('says what is wrong with a bad file', () => {
    const page = show(OpenRecord, {})
    for (const [text, sentence] of [
      ['{"format": "colt', "it's cut off or damaged"],
      ['Dear diary', "That's no record of a game."],
      [`{"x": "${'y'.repeat(MOST_BYTES)}"}`, 'at most 1,000 kB'],
    ] as const) {
      given.take(text)
      flushSync()
      expect(alert(page)?.replace(/[\u2066-\u2069]/g, '')).toContain(sentence)
    }
  })

  it('says what the server says of a file that is no record', async () => {
    serve(400, () => ({ error: 'the record has version 7' }))
    const page = show(OpenRecord, {})
    given.take(RECORD)
    flushSync()
    await vi.waitFor(() => expect(given.fault).toBe('refused'))
    flushSync()
    expect(alert(page)).toContain("That's no record of a game.")
    expect(page.querySelector('[lang=en]')?.textContent).toBe('the record has version 7')
  })

  it('shows a damaged record as far as it goes, and sends it again for another seat', async () => {
    const seatOf = (path: string) => Number(/seat=(-?\d+)/.exec(path)?.[1])
    const fetched = serve(200, (path) => {
      const steps = sample.steps.map((step) => ({ ...step, mine: null }))
      return { ...sample, seat: seatOf(path), steps, trouble_code: 'damaged', trouble: 'x' }
    })
    const page = show(OpenRecord, {})
    given.take(TEXT)
    flushSync()
    await vi.waitFor(() => expect(page.querySelector('.theatre')).not.toBeNull())
    expect(page.querySelector('[role=alert]')?.textContent).toContain('This record is damaged.')
    press(document.body, '2')
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      '/api/replay?seat=-1',
      '/api/replay?seat=1',
    ])
    for (const [, request] of fetched.mock.calls) expect(request.body).toBe(TEXT)
  })
})

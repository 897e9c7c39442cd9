/** Sharing a moment: its link, its sentence, its files, and the code for another page. */

import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import ShareDialog from '../../../src/app/theatre/sharing/ShareDialog.svelte'
import { embedCode, fileOf, linkTo, sentenceFor } from '../../../src/app/theatre/sharing/sharing'
import { settings } from '../../../src/browser/settings.svelte'
import { beatAt } from '../../../src/play/replay/beats'
import { Replaying } from '../../../src/play/replay/replaying.svelte'
import type { Replay } from '../../../src/protocol/protocol'
import { speaking } from '../../../src/words/speaking.svelte'
import replay from '../../samples/replay.json'
import { answering, until } from '../../support/answers'
import { show } from '../../support/showing'

function at(step: number, seat = 0, table = 'abc'): Replaying {
  const replaying = new Replaying(table, { ...replay, seat }, { pace: () => 'off' })
  replaying.seek(beatAt(replaying.beats, step))
  return replaying
}

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

beforeEach(async () => {
  settings.theme = 'dark'
  await speaking.speak('en')
  await speaking.also('theatre')
})

describe('what is shared of a moment', () => {
  it('is a link to it from its seat', () => {
    expect(new URL(linkTo(at(12))).pathname).toBe('/game/abc')
    expect(new URL(linkTo(at(12))).search).toBe('?at=12&seat=0')
  })

  it('is a sentence: who, with how much, in which round', () => {
    expect(plain(sentenceFor(at(12), speaking.words))).toMatch(/^Tuco, \$[\d,]+.*, round 1$/)
    expect(plain(sentenceFor(at(12, -1), speaking.words))).toMatch(/^Round 1.*: \S/)
    expect(plain(sentenceFor(at(0), speaking.words))).not.toBe('')
  })

  it('is code for another page, with nothing that ends its attributes', () => {
    const box = document.createElement('div')
    box.innerHTML = embedCode(at(12), speaking.words)
    const [frame, ...others] = box.children
    expect(others).toEqual([])
    expect(frame?.tagName).toBe('IFRAME')
    expect(new URL(frame?.getAttribute('src') ?? '').pathname).toBe('/embed/abc')
    expect(new URL(frame?.getAttribute('src') ?? '').search).toBe('?at=12&seat=0')
    expect(frame?.getAttribute('title')).toContain('Tuco')
  })

  it('is drawn in the theme and the language of the page', () => {
    expect(fileOf('png', at(12), 'light', 'fr')).toEqual({
      path: 'picture.png?theme=day&language=fr&seat=0&at=12',
      name: 'colt-express-abc-12.png',
    })
    expect(fileOf('film', at(12, -2), 'dark', 'en')).toEqual({
      path: 'round-1.png?theme=night&language=en',
      name: 'colt-express-abc-round-1.png',
    })
  })
})

describe('the dialog', () => {
  const button = (page: HTMLElement, message: string) => {
    const label = plain(speaking.words.say(message, { round: 1 }))
    return [...page.querySelectorAll('button')].find((one) =>
      plain(one.textContent ?? '').includes(label),
    )
  }

  it('saves files that the server draws, and says why not', async () => {
    const { asked } = answering({
      '/api/games/abc/picture.svg': { a: 'drawing' },
      '/api/games/abc/round-1.png': 429,
    })
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const page = show(ShareDialog, { replaying: at(12), onclose: () => undefined })
    button(page, 'page-theatre-share-svg')?.click()
    await until(() => saved.length)
    expect(saved).toEqual(['colt-express-abc-12.svg'])
    button(page, 'page-theatre-share-film')?.click()
    const alert = await until(() => page.querySelector('[role=alert]'))
    expect(alert.textContent).toContain('Enough pictures for one hour')
    expect(asked).toHaveLength(2)
  })

  it('uses the share sheet where there is one', async () => {
    const shared = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    Object.assign(navigator, { canShare: () => true, share: shared })
    onTestFinished(() => void Object.assign(navigator, { canShare: undefined, share: undefined }))
    const page = show(ShareDialog, { replaying: at(12), onclose: () => undefined })
    button(page, 'page-theatre-share-send')?.click()
    flushSync()
    const [data] = shared.mock.calls[0] ?? []
    expect(data?.url).toBe(linkTo(at(12)))
    expect(plain(data?.text ?? '')).toMatch(/^Tuco, \$/)
  })

  it('shows a record that is on no server nowhere else, and no file of a running game', () => {
    const local = show(ShareDialog, { replaying: at(12, 0, 'local-1'), onclose: () => undefined })
    expect(button(local, 'page-theatre-share-embed')).toBeUndefined()
    expect(button(local, 'page-theatre-share-png')).toBeDefined()
    const running = at(12)
    running.replay = { ...replay, result: null } as unknown as Replay
    const page = show(ShareDialog, { replaying: running, onclose: () => undefined })
    expect(button(page, 'page-theatre-share-png')).toBeUndefined()
    expect(button(page, 'page-theatre-share-embed')).toBeUndefined()
  })
})

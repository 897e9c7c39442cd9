/** One's calls, as the server keeps them: devices, webhooks and wishes. */

import { deviceName } from '../../browser/me/deviceName'
import { asMe, deviceToken, ensureProfile } from '../../browser/me/me'
import { subscribe, unsubscribe } from '../../browser/push/push'
import { settings } from '../../browser/settings.svelte'
import type {
  AddedTarget,
  MyCalls,
  SetQuiet,
  SetWish,
  ShownWish,
  TriedTarget,
} from '../../protocol/protocol'
import type { Words } from '../../words/words'
import { Asking, Trouble, type HookOwner } from './asking.svelte'

export type Turns = ShownWish['turns']
export const TURNS: Turns[] = ['every', 'once', 'none']

export class Calls extends Asking implements HookOwner {
  /** Null before they are read, and without a profile. */
  mine = $state.raw<MyCalls | null>(null)

  constructor(words: () => Words) {
    super(words)
    if (deviceToken()) void this.look()
  }

  /** This device, if it is called. */
  get here() {
    return this.mine?.browsers.find((one) => one.this) ?? null
  }

  /** What is wished at a table. */
  wishAt(table: string): ShownWish {
    const found = this.mine?.tables.find((one) => one.table === table)
    return found ?? this.mine?.usual ?? { table, turns: 'every', reminder: true }
  }

  /** Whether something else is wished at that table than at all others. */
  hasOwnWish(table: string): boolean {
    return !!this.mine?.tables.some((one) => one.table === table)
  }

  look = (): Promise<boolean> => this.attempt(this.#read)

  /** Calls this device from now on. False if the player has not allowed it. */
  async callHere(): Promise<boolean> {
    let allowed = false
    await this.attempt(async () => {
      await ensureProfile()
      const { key } = await asMe<MyCalls>('me/calls')
      const subscription = await subscribe(key).catch(() => {
        throw new Trouble('page-calls-missing-unable') // the browser's push service
      })
      if (!subscription) return
      const name = deviceName(navigator.userAgent)
      const wanted = { subscription, language: settings.language, name }
      await asMe<AddedTarget>('me/calls/browser', wanted)
      settings.call = 'yes' // an open page calls by itself
      allowed = true
      await this.#read()
    })
    return allowed
  }

  /** Does not call this device any more. */
  stopHere = (): Promise<boolean> =>
    this.attempt(async () => {
      const { here } = this
      await unsubscribe()
      if (here) await asMe('me/calls/remove', { id: here.id })
      await this.#read()
    })

  remove = (id: string): Promise<boolean> => this.#change('remove', { id })

  again = (id: string): Promise<boolean> => this.#change('again', { id })

  wish = (wish: SetWish): Promise<boolean> => this.#change('wish', wish)

  quiet = (quiet: SetQuiet): Promise<boolean> => this.#change('quiet', quiet)

  async try(id: string): Promise<string> {
    let tried = ''
    await this.attempt(async () => {
      tried = (await asMe<TriedTarget>('me/calls/try', { id })).trouble
    })
    return tried
  }

  async hook(url: string, shape: string): Promise<string> {
    let secret = ''
    await this.attempt(async () => {
      await ensureProfile()
      const wanted = { url, shape, language: settings.language }
      secret = (await asMe<AddedTarget>('me/calls/hook', wanted)).secret ?? ''
      await this.#read()
    })
    return secret
  }

  readonly #read = async (): Promise<void> => {
    this.mine = await asMe<MyCalls>('me/calls')
  }

  /** Changes something and reads everything again. */
  #change(what: string, body: unknown): Promise<boolean> {
    return this.attempt(async () => {
      await asMe(`me/calls/${what}`, body)
      await this.#read()
    })
  }
}

/** The webhooks of a table, which its host looks after. */

import { settings } from '../../browser/settings.svelte'
import { ask } from '../../protocol/api'
import type { AddedTarget, ShownTarget, TableCalls, TriedTarget } from '../../protocol/protocol'
import type { Words } from '../../words/words'
import { Asking, type HookOwner } from './asking.svelte'

export class TableHooks extends Asking implements HookOwner {
  hooks = $state.raw<ShownTarget[]>([])
  hosts = $state.raw<string[]>([])
  readonly #path: string
  readonly #token: string

  constructor(words: () => Words, table: string, token: string) {
    super(words)
    this.#path = `tables/${table}/hooks`
    this.#token = token
  }

  look = (): Promise<boolean> => this.attempt(this.#read)

  remove = (id: string): Promise<boolean> => this.#change('remove', { id })

  again = (id: string): Promise<boolean> => this.#change('again', { id })

  async try(id: string): Promise<string> {
    let tried = ''
    await this.attempt(async () => {
      tried = (await this.#ask<TriedTarget>('/try', { id })).trouble
    })
    return tried
  }

  async hook(url: string, shape: string): Promise<string> {
    let secret = ''
    await this.attempt(async () => {
      const wanted = { url, shape, language: settings.language }
      secret = (await this.#ask<AddedTarget>('', wanted)).secret ?? ''
      await this.#read()
    })
    return secret
  }

  readonly #read = async (): Promise<void> => {
    const { hooks, hosts } = await this.#ask<TableCalls>('')
    this.hooks = hooks
    this.hosts = hosts
  }

  #change(what: string, body: unknown): Promise<boolean> {
    return this.attempt(async () => {
      await this.#ask(`/${what}`, body)
      await this.#read()
    })
  }

  #ask<T>(path: string, body?: unknown): Promise<T> {
    return ask<T>(`${this.#path}${path}`, body, this.#token, 'server')
  }
}

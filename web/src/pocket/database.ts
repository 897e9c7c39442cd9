/** The games of this device: texts by their keys, kept in IndexedDB. It is used in the worker, by the
program that elsewhere has a database; see `colt_express/pocket/key_value.py`. */

/** Changes that are made together or, if a key has not the expected value, not at all. */
interface Commit {
  expect?: [key: string, value: string | null][]
  put?: [key: string, value: string][]
  /** Beginnings of keys that are removed before others are put. */
  remove?: string[]
}

export interface KeyValue {
  /** The entries whose key begins with `prefix`, in the order of their keys. */
  read(prefix: string): Promise<[key: string, value: string][]>
  /** Makes the changes of a `Commit`, given as JSON. Returns false if something else than expected
  is there. */
  commit(changes: string): Promise<boolean>
}

/** Why games cannot be kept: `full` storage, or `none` as in some private windows, where a game
lasts as long as its page. */
export type StorageTrouble = 'full' | 'none'

const NAME = 'colt-express'
const STORE = 'entries'

/** The database of this browser or, where it offers none, one that lasts as long as the worker. */
export async function openDatabase(
  ontrouble: (trouble: StorageTrouble) => void = () => undefined,
): Promise<KeyValue> {
  const database = new Database(ontrouble)
  try {
    await database.read('there is no such key')
    return database
  } catch {
    ontrouble('none')
    return new Memory()
  }
}

class Database implements KeyValue {
  #opened: Promise<IDBDatabase> | null = null
  readonly #ontrouble: (trouble: StorageTrouble) => void

  constructor(ontrouble: (trouble: StorageTrouble) => void) {
    this.#ontrouble = ontrouble
  }

  async read(prefix: string): Promise<[key: string, value: string][]> {
    const store = await this.#store('readonly')
    const range = beginningWith(prefix)
    const [keys, values] = await Promise.all([
      done(store.getAllKeys(range)),
      done(store.getAll(range) as IDBRequest<string[]>),
    ])
    return keys.map((key, n) => [String(key), values[n] ?? ''])
  }

  async commit(changes: string): Promise<boolean> {
    const { expect = [], put = [], remove = [] } = JSON.parse(changes) as Commit
    const store = await this.#store('readwrite')
    const ended = finished(store.transaction)
    try {
      const found = await Promise.all(
        expect.map(([key]) => done(store.get(key) as IDBRequest<string | undefined>)),
      )
      const fits = expect.every(([, value], n) => (found[n] ?? null) === value)
      if (fits) {
        for (const prefix of remove) store.delete(beginningWith(prefix))
        for (const [key, value] of put) store.put(value, key)
      }
      await ended
      return fits
    } catch (error) {
      ended.catch(() => undefined) // it fails for the same reason
      abort(store.transaction)
      if (error instanceof DOMException && error.name === 'QuotaExceededError') {
        this.#ontrouble('full')
      }
      throw error
    }
  }

  async #store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    try {
      return (await this.#open()).transaction(STORE, mode).objectStore(STORE)
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      this.#opened = null // the browser has closed it
      return (await this.#open()).transaction(STORE, mode).objectStore(STORE)
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#opened ??= opened(() => (this.#opened = null)).catch((error: unknown) => {
      this.#opened = null // the next access tries again
      throw error
    })
    return this.#opened
  }
}

async function opened(onclose: () => void): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, 1)
  asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
  const database = await done(asked)
  database.onclose = onclose
  // A later version of the page waits for this one to let go.
  database.onversionchange = () => {
    database.close()
    onclose()
  }
  return database
}

/** The largest character of a text. */
const LAST = '\uffff'

/** The keys that begin with `prefix`. */
const beginningWith = (prefix: string) => IDBKeyRange.bound(prefix, prefix + LAST)

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database failed'))
  })
}

/** Takes back what was changed so far, unless the browser has already done so. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended.
  }
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the changes were not made'))
  })
}

class Memory implements KeyValue {
  readonly #entries = new Map<string, string>()

  read(prefix: string): Promise<[key: string, value: string][]> {
    const found = [...this.#entries].filter(([key]) => key.startsWith(prefix))
    return Promise.resolve(found.sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  commit(changes: string): Promise<boolean> {
    const { expect = [], put = [], remove = [] } = JSON.parse(changes) as Commit
    const fits = expect.every(([key, value]) => (this.#entries.get(key) ?? null) === value)
    if (fits) {
      for (const key of this.#entries.keys())
        if (remove.some((prefix) => key.startsWith(prefix))) this.#entries.delete(key)
      for (const [key, value] of put) this.#entries.set(key, value)
    }
    return Promise.resolve(fits)
  }
}

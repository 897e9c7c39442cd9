/** A browser's cache that lasts as long as this object. */
export class FakeCache {
  entries = new Map<string, Response>()
  full = false
  match = async (url: string) => this.entries.get(url)?.clone()
  keys = async () => [...this.entries.keys()].map((url) => ({ url }))
  delete = async (wanted: { url: string } | string) =>
    this.entries.delete(typeof wanted === 'string' ? wanted : wanted.url)
  put = async (url: string, answer: Response) => {
    if (this.full) throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(url, answer)
  }
}

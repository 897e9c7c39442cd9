/** What the page has found out about its server and about the engine, as far as it is to be shown. */

class Reach {
  /** Whether the server did not answer the last request. */
  lost = $state(false)
  /** Whether something needs the engine. */
  engine = $state(false)
  /** Whether the engine has answered in place of the server. */
  here = $state(false)
  /** Whether a new version of the page waits. */
  update = $state(false)

  get notable(): boolean {
    return this.lost || this.engine || this.update
  }
}

export const reach = new Reach()

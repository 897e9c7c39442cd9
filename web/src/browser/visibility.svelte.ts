/** Whether the page is being looked at: it is not hidden, and its window has the focus. */

class Visibility {
  #hidden = $state(document.hidden)
  #focused = $state(document.hasFocus())

  constructor() {
    document.addEventListener('visibilitychange', () => (this.#hidden = document.hidden))
    addEventListener('focus', () => (this.#focused = true))
    addEventListener('blur', () => (this.#focused = false))
  }

  get hidden(): boolean {
    return this.#hidden
  }

  /** Whether the player would notice a change now. */
  get here(): boolean {
    return !this.#hidden && this.#focused
  }
}

export const visibility = new Visibility()

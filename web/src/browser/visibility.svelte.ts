/** Whether somebody looks at the page: it is not hidden, and no other window is in front of it. */

class Looking {
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

  /** What appears now is noticed. */
  get here(): boolean {
    return !this.#hidden && this.#focused
  }
}

export const looking = new Looking()

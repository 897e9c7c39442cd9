/** Where everything in the scene is drawn, and how: read from the page, at a live table after every
message, and in the theatre at every step. */
window.scenes = {
  /** Figures and tokens, one to a line; and those alone that keep their place. */
  look() {
    const all = document
      .querySelector('[data-scene]')
      ?.querySelectorAll('[data-figure], [data-token]')
    const lineOf = ({ dataset, style }) => `${dataset.figure ?? dataset.token} ${style.transform}`
    const linesOf = (some) => some.map(lineOf).sort().join('\n')
    const found = [...(all ?? [])]
    return [linesOf(found), linesOf(found.filter(({ dataset }) => 'figure' in dataset))]
  },

  /** By the number of choices made: the scene at a live table. */
  live: {},

  /** Goes through a finished game by the keys, without painting it. By way and beat: the step it
  belongs to, and its scene; and the milliseconds that a step takes. */
  async scrub(ways) {
    const theatre = document.querySelector('.theatre')
    const last = Number(document.querySelector('[role=slider]').ariaValueMax)
    const press = (key) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    const passed = {}
    const times = []
    document.documentElement.style.clipPath = 'inset(100%)'
    for (const [way, key] of ways) {
      passed[way] = {}
      for (let beat = 0; beat < last; beat++) {
        const before = performance.now()
        press(key)
        await new Promise((done) => setTimeout(done)) // effects have run by then
        theatre.getBoundingClientRect()
        times.push(performance.now() - before)
        const { dataset } = theatre
        passed[way][dataset.beat] = [Number(dataset.step), ...scenes.look()]
      }
    }
    document.documentElement.style.clipPath = ''
    times.sort((a, b) => a - b)
    return { ...passed, steps: times.length, middle: times[times.length >> 1] }
  },
}

/** Messages are heard one after the other, so that each can be looked at. */
window.WebSocket = class extends WebSocket {
  #line = Promise.resolve()

  set onmessage(hear) {
    super.onmessage = (event) => {
      this.#line = this.#line.then(async () => {
        hear(event)
        const { type, number } = JSON.parse(event.data)
        if (type !== 'told' && type !== 'now') return
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
        scenes.live[number] = scenes.look()
      })
    }
  }
}

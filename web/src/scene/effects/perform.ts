/** Plays a script on the figures and tokens of the scene, and on the pieces of the boxes.

Everything already is where it belongs after the event; it is only shown on its way there. So to
stop at any time leaves nothing behind. */

import { keyframe, type Frame } from './frames'
import type { Part, Script } from './parts'

export function perform(scene: Element, script: Script, length: number): () => void {
  const running: Animation[] = []

  function run(element: Element | null, frames: Frame[] | undefined): void {
    if (!element?.animate || !frames?.length) return
    running.push(element.animate(frames.map(keyframe), { duration: length }))
  }

  function act(element: Element | null, { way, pose, hat, within = {} }: Part): void {
    run(element, way)
    run(element?.querySelector('.pose') ?? null, pose)
    for (const [name, frames] of Object.entries(within)) {
      run(element?.querySelector(`.${name}`) ?? null, frames)
    }
    // A paper figure is drawn several times over: its rim, its glow and itself.
    for (const part of element?.querySelectorAll('.hat') ?? []) run(part, hat)
  }

  for (const [name, part] of Object.entries(script.figures)) {
    act(scene.querySelector(`[data-figure="${name}"]`), part)
  }
  for (const [number, part] of Object.entries(script.tokens)) {
    act(scene.querySelector(`[data-token="${number}"]`), part)
  }
  for (const [name, part] of Object.entries(script.pieces)) {
    act(scene.querySelector(`[data-piece="${name}"]`), part)
  }
  return () => running.forEach((animation) => animation.cancel())
}

import { flushSync, mount, unmount, type Component } from 'svelte'
import { onTestFinished } from 'vitest'

/** Mounts a component for the length of a test. */
export function show<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'))
  const mounted = mount(component, { target, props })
  flushSync()
  onTestFinished(async () => {
    await unmount(mounted)
    target.remove()
  })
  return target
}

export function button(target: HTMLElement, label: string): Element {
  const found = target.querySelector(`[role="button"][aria-label="${label}"]`)
  if (!found) throw new Error(`no button is called ${label}`)
  return found
}

export function tap(element: Element): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}

export function press(element: Element, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  flushSync()
}

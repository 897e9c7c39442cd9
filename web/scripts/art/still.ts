/** A component's drawing at rest, as SVG that needs no style sheet: what CSS says becomes attributes.

Colours that change with the hour stay open, for Python to fill in: `{near}` is a colour or number of
the hour, `{dusk*0.8+0.1}` reckons with it, and `{lane~62~near}` mixes 62% of one colour with another. */

import { Window } from 'happy-dom'
import type { Component } from 'svelte'
import { render } from 'svelte/server'

/** Properties that mean something in a still picture. */
const KEPT =
  /^(fill|stroke|opacity|display|visibility|stop-color|stop-opacity|transform|transform-origin|--)/
/** Text is written by Python, with glyphs of its own. */
const GONE = 'text, style, title'

type Rule = [selector: string, style: [string, string][]]

const window = new Window()

function declarations(text: string): [string, string][] {
  return text.split(';').flatMap((one): [string, string][] => {
    const at = one.indexOf(':')
    return at < 0 ? [] : [[one.slice(0, at).trim(), one.slice(at + 1).trim()]]
  })
}

/** The rules of a style sheet, without keyframes and media queries. */
function rulesOf(css: string): Rule[] {
  const flat = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...flat.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', style = '']) => [
    selector.trim(),
    declarations(style).filter(([name]) => KEPT.test(name)),
  ])
}

const channels = (colour: string): number[] => {
  const digits =
    colour.length === 4 ? [...colour.slice(1)].map((one) => one + one).join('') : colour
  return (digits.match(/[\da-f]{2}/gi) ?? []).map((one) => parseInt(one, 16))
}

function mixed(one: string, share: number, other: string): string {
  const [a, b] = [channels(one), channels(other)]
  const mix = a.map((value, n) => Math.round((value * share + (b[n] ?? 0) * (100 - share)) / 100))
  return '#' + mix.map((value) => value.toString(16).padStart(2, '0')).join('')
}

/** A value with custom properties filled in as far as the drawing itself sets them. */
function settled(value: string, own: Map<string, string>): string {
  let text = value.replace(/var\(--([\w-]+)(?:,[^()]*)?\)/g, (_, name: string) => {
    return own.get(`--${name}`) ?? `{${name}}`
  })
  text = text.replace(
    /color-mix\(in srgb, (#\w+|\{\w+\}) (\d+)%, (#\w+|\{\w+\})\)/g,
    (_, one: string, share: string, other: string) =>
      one.startsWith('#') && other.startsWith('#')
        ? mixed(one, Number(share), other)
        : `{${one.replace(/[{}]/g, '')}~${share}~${other.replace(/[{}]/g, '')}}`,
  )
  return text
    .replace(/calc\(\{(\w+)\} \* ([\d.]+)\)/g, '{$1*$2}')
    .replace(/calc\(([\d.]+) \+ \{(\w+)\} \* ([\d.]+)\)/g, '{$2*$3+$1}')
    .replace(/calc\(1 - \{(\w+)\}\)/g, '{$1*-1+1}')
    .replace(/^(-?[\d.]+)px$/, '$1')
}

/** CSS's `transform` as the attribute. */
function attribute(transform: string, origin: string): string {
  const plain = transform.replace(/,\s*/g, ' ').replace(/(\d)(px|deg)/g, '$1')
  const [x, y] = origin.replace(/px/g, '').split(' ')
  const turn = /^rotate\((\S+)\)$/.exec(plain)
  return turn && origin ? `rotate(${turn[1]} ${x} ${y})` : plain
}

const rounded = (text: string): string =>
  text.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100))

export interface Still {
  /** Only this part of it, without the group around it where `inner` is set. */
  part?: string
  inner?: boolean
  /** What is left out. */
  without?: string
  /** A part that Python fills in: it becomes the mark `<!-- slot -->`. */
  slot?: string
  /** Which pose of a horse's gallop. */
  pose?: number
}

/** A style sheet of all that was drawn in this process: a component's own comes only the first time. */
export function still<Props extends Record<string, unknown>>(
  name: string,
  drawing: Component<Props>,
  props: Props,
  { part, inner = false, without, slot, pose = 0 }: Still = {},
): string {
  const { head, body } = render(drawing as Component<Record<string, unknown>>, { props })
  const css = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text).join('')
  const { document } = window
  document.body.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`
  const svg = document.body.firstElementChild
  if (!svg) throw new Error(`${name} draws nothing`)

  for (const film of svg.querySelectorAll('.film')) {
    const kept = film.children[pose % film.children.length]
    kept?.removeAttribute('transform')
    if (kept) film.parentElement?.replaceWith(kept)
  }
  const all = [...svg.querySelectorAll('*')]
  const styles = new Map(all.map((one) => [one, new Map<string, string>()]))
  for (const [selector, style] of rulesOf(css)) {
    for (const one of all) {
      if (!one.matches(selector)) continue
      for (const [key, value] of style) styles.get(one)?.set(key, value)
    }
  }
  for (const one of all) {
    for (const [key, value] of declarations(one.getAttribute('style') ?? ''))
      if (KEPT.test(key)) styles.get(one)?.set(key, value)
  }
  for (const one of all) {
    const own = new Map<string, string>()
    for (let up = one.parentElement; up && styles.has(up); up = up.parentElement)
      for (const [key, value] of styles.get(up) ?? []) if (!own.has(key)) own.set(key, value)
    const style = styles.get(one) ?? new Map<string, string>()
    for (const [key, value] of style) if (key.startsWith('--')) own.set(key, value)
    for (const [key, value] of style) {
      if (key.startsWith('--') || key === 'transform-origin') continue
      const found = settled(value, own)
      const plain =
        key === 'transform' ? attribute(found, style.get('transform-origin') ?? '') : found
      one.setAttribute(key, plain)
    }
  }
  const gone = [GONE, without].filter(Boolean).join(', ')
  for (const one of svg.querySelectorAll(gone)) one.remove()
  const hidden = '[display="none"], [visibility="hidden"], [opacity="0"]'
  for (const one of svg.querySelectorAll(hidden)) one.remove()
  if (slot) {
    const [first, ...rest] = svg.querySelectorAll(slot)
    if (!first) throw new Error(`${name} has no ${slot}`)
    first.replaceWith(document.createComment(' slot '))
    for (const one of rest) one.remove()
  }
  const found = part ? svg.querySelector(part) : svg
  if (!found) throw new Error(`${name} has no ${part}`)
  for (const one of [...svg.querySelectorAll('*')]) {
    for (const { name: key } of [...one.attributes])
      if (/^(class|style|aria-|data-|visibility$|xmlns)/.test(key)) one.removeAttribute(key)
    // Without its id's prefix a drawing could not be put next to another one.
    for (const { name: key, value } of [...one.attributes]) {
      const plain = settled(value.replace(/(^|#)(s\d+-)/, `$1@${name}-$2`), new Map())
      one.setAttribute(key, rounded(plain))
    }
    if (one !== found && one.tagName.toLowerCase() === 'g' && one.attributes.length === 0)
      one.replaceWith(...one.childNodes)
  }
  const drawn = part && !inner ? found.outerHTML : found.innerHTML
  const named = part ? [...svg.querySelectorAll('[id]')] : []
  const needed = named.filter(({ id }) => drawn.includes(`url(#${id})`))
  return (needed.map((one) => one.outerHTML).join('') + drawn)
    .replace(/<!--(?! slot )[^]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/<(\w+)((?: [^<>]*)?)><\/\1>/g, '<$1$2/>')
    .trim()
}

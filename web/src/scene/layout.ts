/** Where figures and tokens are: a pure function of the view. */

import { MARSHAL } from '../play/changes'
import type { TokenView, View } from '../protocol/protocol'
import { chaptersOf } from './chapters'
import { TOP, trainWidth, type Place, type Room, type Spot } from './geometry'
import { placeOf } from './places'
import { kindOf } from './tokens'

export type { Spot } from './geometry'

/** Width of a figure's stand, which has its letter, in units of the drawing. */
export const STAND_WIDTH = 36
/** Scale of a figure with enough room, and that room, in units of the drawing. */
const FULL_SIZE = 1.08
const ELBOW_ROOM = 60

export interface FigureSpot extends Spot {
  /** The stand's width, so that in a crowd stands touch while shoulders overlap. */
  stand: number
  /** On horseback: the spot is in the saddle. */
  mounted?: boolean
}

export interface TokenSpot extends Spot {
  token: TokenView
  /** Whether a bandit holds it: it is at the bandit, out of sight. */
  held: boolean
}

export interface FigurePlace {
  name: string
  at: string
}

export function figurePlaces(view: View): FigurePlace[] {
  const everyone = view.bandits.map(({ name, at }) => ({ name, at }))
  const played = everyone.some(({ name }) => name === MARSHAL)
  if (view.cars.length > 0 && !played) everyone.push({ name: MARSHAL, at: view.marshal_at })
  return [...everyone, ...chaptersOf(view).flatMap((chapter) => chapter.figures?.(view) ?? [])]
}

/** Figures side by side in the middle of a place; a crowd moves closer together and gets
smaller. `elbows` is how much more space each needs, on the left. */
export function row(place: Place, elbows: number[]): FigureSpot[] {
  if (place.saddles) {
    const saddles = place.saddles(elbows.length)
    return saddles.map((spot) => ({ ...spot, stand: STAND_WIDTH, mounted: true }))
  }
  const { size } = place
  const shares = elbows.map((more) => 1 + more)
  const total = shares.reduce((sum, share) => sum + share, 0)
  const step = Math.min(ELBOW_ROOM, place.width / size / total)
  const squeeze = Math.min(1, step / (STAND_WIDTH * FULL_SIZE + 3))
  const scale = FULL_SIZE * (0.7 * squeeze + 0.3)
  const stand = Math.min(STAND_WIDTH, (step - 2) / scale)
  let right = place.x + place.width / 2 - (step * size * total) / 2
  return shares.map((share) => {
    right += share * step * size
    return { x: right - (step * size) / 2, y: place.stand, scale: scale * size, stand }
  })
}

const elbows = (view: View, names: string[]) =>
  names.map((name) =>
    chaptersOf(view).reduce((sum, { elbowRoom }) => sum + (elbowRoom?.(name, view) ?? 0), 0),
  )

/** Always in the order of the view: an element that is reordered in the page cannot glide. */
export function figureSpots(view: View, room: Room): Map<string, FigureSpot> {
  const spots = new Map<string, FigureSpot>()
  const everyone = figurePlaces(view)
  for (const { name, at } of everyone) {
    const place = placeOf(at, view, room)
    if (!place) continue
    const here = everyone.filter((one) => one.at === at).map((one) => one.name)
    const spot = row(place, elbows(view, here))[here.indexOf(name)]
    spots.set(name, spot as FigureSpot)
  }
  return spots
}

/** Where a figure would stand if it came to a place now. */
export function arrival(view: View, room: Room, at: string): FigureSpot | null {
  const place = placeOf(at, view, room)
  if (!place) return null
  const here = figurePlaces(view).filter((one) => one.at === at)
  const names = here.map((one) => one.name)
  return row(place, [...elbows(view, names), 0]).at(-1) ?? null
}

export function inOrder(a: TokenView, b: TokenView): number {
  return kindOf(a.kind).order - kindOf(b.kind).order || a.number - b.number
}

export function lootRow(place: Place, tokens: TokenView[]): TokenSpot[] {
  const { size, loot: y } = place
  const shelf = place.shelf ?? place
  const ordered = [...tokens].sort(inOrder)
  const widths = ordered.map((token) => kindOf(token.kind).width * size)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const squeeze = Math.min(1, (shelf.width - 8 * size) / total)
  const scale = size * Math.max(0.72, Math.min(1.08, 1.08 * squeeze))
  let left = shelf.x + shelf.width / 2 - (total * squeeze) / 2
  return ordered.map((token, n) => {
    const width = (widths[n] ?? 0) * squeeze
    left += width
    return { token, x: left - width / 2, y, scale, held: false }
  })
}

/** How high it is above its line. */
const TRAY = 46

export interface Tray {
  owner: string
  x: number
  y: number
  width: number
}

/** The loot of each bandit with a token to choose, spread out over the bandit's head. */
export function trays(view: View, room: Room, shown: Set<number>): Tray[] {
  const figures = figureSpots(view, room)
  const end = trainWidth(view.cars.length, room)
  return view.bandits.flatMap((bandit) => {
    const spot = figures.get(bandit.name)
    if (!spot || !bandit.loot.some((token) => shown.has(token.number))) return []
    const width = bandit.loot.length * 36 + 16
    const edge = width / 2 + 8
    const x = Math.max(edge, Math.min(end - edge, spot.x))
    const y = Math.max((room.top ?? TOP) + TRAY, spot.y - 114 * spot.scale)
    return [{ owner: bandit.name, x, y, width }]
  })
}

/** Every token in play, by number: on a floor, in a tray, or with its holder. */
export function tokenSpots(view: View, room: Room, shown = new Set<number>()): TokenSpot[] {
  const spots: TokenSpot[] = []
  for (const [at, tokens] of Object.entries(view.floor)) {
    const place = placeOf(at, view, room)
    if (place) spots.push(...lootRow(place, tokens))
  }
  const figures = figureSpots(view, room)
  const open = new Map(trays(view, room, shown).map((tray) => [tray.owner, tray]))
  for (const bandit of view.bandits) {
    const spot = figures.get(bandit.name)
    if (!spot) continue
    const tray = open.get(bandit.name)
    bandit.loot.forEach((token, n) => {
      const { x, y } = spot
      if (!tray) spots.push({ token, x, y: y - 40 * spot.scale, scale: 0.5, held: true })
      else {
        const at = tray.x + (n - (bandit.loot.length - 1) / 2) * 36
        spots.push({ token, x: at, y: tray.y - 9, scale: 1, held: false })
      }
    })
  }
  return spots.sort((a, b) => a.token.number - b.token.number)
}

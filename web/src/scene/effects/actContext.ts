/** What an act is given: the event, and where all figures are before and after. */

import type { EventView, View } from '../../protocol/protocol'
import { chaptersOf, follow, type AllTracked } from '../chapters'
import { sceneWidth, type Place, type Room, type Spot } from '../geometry'
import { figureSpots, figurePlaces, tokenSpots, type FigureSpot, type TokenSpot } from '../layout'
import { placeOf } from '../places'
import type { Way } from './poses'

export interface Point {
  x: number
  y: number
}

export class ActContext {
  readonly event: EventView
  readonly before: View
  readonly after: View
  readonly room: Room
  readonly figuresBefore: Map<string, FigureSpot>
  readonly figuresAfter: Map<string, FigureSpot>
  readonly tokensBefore: Map<number, TokenSpot>
  readonly tokensAfter: Map<number, TokenSpot>
  /** The counted pieces of each box, and where they are. */
  readonly trackedBefore: AllTracked
  readonly trackedAfter: AllTracked
  readonly piecesBefore: Map<string, Spot>
  readonly piecesAfter: Map<string, Spot>

  /** `tracked`: the counted pieces as they are when the event is over. */
  constructor(event: EventView, before: View, after: View, room: Room, tracked: AllTracked) {
    const numbered = (view: View) =>
      new Map(tokenSpots(view, room).map((spot) => [spot.token.number, spot]))
    this.event = event
    this.before = before
    this.after = after
    this.room = room
    this.figuresBefore = figureSpots(before, room)
    this.figuresAfter = figureSpots(after, room)
    this.tokensBefore = numbered(before)
    this.tokensAfter = numbered(after)
    const pieces = (view: View, all: AllTracked) =>
      new Map(
        chaptersOf(view).flatMap(({ name, pieces }) => [
          ...(pieces?.(all[name] ?? [], view, room) ?? []),
        ]),
      )
    this.trackedBefore = follow(tracked, before, event)
    this.trackedAfter = tracked
    this.piecesBefore = pieces(before, this.trackedBefore)
    this.piecesAfter = pieces(after, this.trackedAfter)
  }

  get width(): number {
    return sceneWidth(this.before.cars.length, this.room)
  }

  /** Where a figure stands when the event begins. */
  spot(name: string | null | undefined): FigureSpot | null {
    return (name && this.figuresBefore.get(name)) || null
  }

  placeOf(name: string | null | undefined): string | null {
    return figurePlaces(this.before).find((one) => one.name === name)?.at ?? null
  }

  /** Where a place is when the event is over. */
  place(words: string | null | undefined): Place | null {
    return words ? placeOf(words, this.after, this.room) : null
  }

  /** The figures the event is about: the actor, or all bandits of the seat. */
  get actors(): string[] {
    const { bandit, seat } = this.event
    if (bandit) return [bandit]
    return this.before.bandits.filter((one) => one.seat === seat).map((one) => one.name)
  }
}

export const chest = ({ x, y, scale }: FigureSpot): Point => ({ x, y: y - 52 * scale })
export const overhead = ({ x, y, scale }: FigureSpot): Point => ({ x, y: y - 116 * scale })
export const toward = (from: Point, to: Point): Way => (to.x < from.x ? -1 : 1)

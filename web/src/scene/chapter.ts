/** What a box contributes to the scene. Each box has a folder with a `chapter.ts` that exports one.

A chapter is small and always there; its art is fetched by the first scene that shows the box. */

import type { Component } from 'svelte'
import type { Option } from '../protocol/cards'
import type { BoxName } from '../play/changes'
import type { EventView, Step, View } from '../protocol/protocol'
import type { Words } from '../words/words'
import type { Flying } from './effects/flight'
import type { Act, Script } from './effects/parts'
import type { Place, Room, Spot } from './geometry'
import type { FigureSpot, FigurePlace } from './layout'
import type { Lit } from './lit'

/** A piece the table only counts, such as a horse. In the picture each keeps its identity. */
export interface Tracked {
  number: number
  at: string
}

/** A figure that only one box has. */
export interface Person {
  colour: string
  letter: string
  Drawing: Component
}

/** A kind of token that only one box has. */
export interface TokenKind {
  /** How much space it needs in a row, and where in the row it is. */
  width: number
  order: number
  /** Whether it is left out of a bandit's valuables. */
  worthless?: boolean
  /** The whole token, or its outline and what is drawn on it. */
  Drawing?: Component<{ value?: number | null; lit?: boolean; picked?: boolean }>
  outline?: string
  fill?: string
  Face?: Component<{ value?: number | null }>
}

/** A part of the train, or something beside it, as it is described to screen readers. */
export interface Stop {
  /** The number of the car that it is, or is beside; the locomotive is 0. */
  car: number
  inside: string
  roof?: string
}

export interface Chapter {
  /** The name under which a view has the box's part. */
  name: BoxName
  art: { readonly here: Art | null; load: () => Promise<void> }
  /** The space it needs. */
  room?: (view: View) => Partial<Room>
  /** Where a place is in the drawing; this is asked before the train's own places. */
  place?: (words: string, view: View, room: Room) => Place | null
  /** Stops besides the cars that are described, with all that is there. */
  stops?: (view: View) => Stop[]
  /** Further sentences about a stop, which is named by its inside. */
  beside?: (inside: string, view: View, words: Words) => string[]
  /** The message for a bandit who is at no stop; null if the box does not know why. */
  absent?: (name: string, view: View) => string | null
  /** Figures on the table that are not bandits. */
  figures?: (view: View) => FigurePlace[]
  people?: Record<string, Person>
  tokens?: Record<string, TokenKind>
  /** How much more space a figure needs, as a multiple of a figure's width. */
  elbowRoom?: (name: string, view: View) => number
  /** The place that a figure comes from if it is not in the picture. */
  comesFrom?: (name: string, view: View) => string | null
  /** Its counted pieces in a view, given those of the view before. */
  track?: (known: Tracked[], view: View, event?: EventView) => Tracked[]
  /** Where they are, by `data-piece`; they glide from one view to the next. */
  pieces?: (tracked: Tracked[], view: View, room: Room) => Map<string, Spot>
  /** What an option lights. */
  lit?: (option: Option, options: Option[], view: View) => Partial<Lit> | null
  /** By kind of event, figures it is about and the place, where the event does not name them. */
  told?: Record<string, { figure?: string; place?: string }>
  /** By kind of event, what flies from the scene to what lies around it. */
  flights?: Record<string, Flying>
}

/** Where a chapter draws, from the back to the front. */
export type Slot =
  | 'ground' // on the ground, behind the train
  | 'ahead' // at the ends of the train, behind its cars
  | 'beside' // on this side of the train
  | 'far' // behind the figures
  | 'front' // in front of the figures
  | 'near' // in front of everything on the train
  | 'over' // over everything

/** Where a choice leads, which is compared with another one. */
export interface Ghost {
  /** The figure that would be at that place, or that the choice is about. */
  name: string
  at: string
  /** The token that the choice is about, in place of a figure. */
  token?: number
  /** Whose choice it is. */
  text: string
  best: boolean
  /** Whether the other choice is being looked at. */
  dim: boolean
}

/** Where the player's cards lead, and the component that draws it, which is fetched only when
needed. */
export interface Ahead {
  /** After each card that is laid. */
  laid: Step[]
  /** After the card under the finger. */
  next: Step | null
  /** Choices that are compared. */
  ghosts?: Ghost[]
  Drawing: Component<AheadProps>
}

export interface AheadProps {
  view: View
  room: Room
  /** Pixels for each unit of the drawing. */
  scale: number
  /** The spots of all figures, by name. */
  spots: Map<string, FigureSpot>
  letters: Record<string, string>
  laid: Step[]
  next: Step | null
  ghosts?: Ghost[]
}

/** What a drawing in a slot is given: the whole scene. */
export interface SlotProps {
  view: View
  room: Room
  width: number
  lit: Lit[]
  picked: string | null
  onpick: (one: Lit) => void
  letters: Record<string, string>
  /** The spots of all figures, by name. */
  spots: Map<string, FigureSpot>
  tracked: Tracked[]
  script: Script | null
  moving: boolean
  rolling: boolean
}

/** What is drawn around a figure, in the figure's own drawing. */
export interface FigureProps {
  name: string
  view: View
}

export interface MountedProps {
  name: string
  letter?: string
  lit: boolean
  tracked: Tracked[]
}

export interface Art {
  /** By kind of event, what is seen of it; `kind RULE` or `kind ending` is for one rule or ending. */
  ACTS: Record<string, Act>
  slots?: Partial<Record<Slot, Component<SlotProps>>>
  /** The last car, if it is not drawn like the others. */
  LastCar?: Component<{ x: number }>
  BehindFigure?: Component<FigureProps>
  OnFigure?: Component<FigureProps>
  /** A figure on horseback. */
  Mounted?: Component<MountedProps>
}

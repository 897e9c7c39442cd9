/** The parts of a script: how figures move, and what else is drawn. */

import type { Component } from 'svelte'
import type { Frame } from './frames'
import type { ActContext } from './actContext'

/** What one figure, token or piece does. */
export interface Part {
  /** From where it was to where it will be. */
  way?: Frame[]
  /** Within itself, on the way or in place. */
  pose?: Frame[]
  hat?: Frame[]
  /** Parts of its drawing that a box has added, by their class. */
  within?: Record<string, Frame[]>
  /** The figure drawn on it while the event is shown. */
  carries?: string
}

/** Something drawn over the scene for as long as the event is shown. */
export interface Mark {
  drawing: Component<Record<string, unknown>>
  props: Record<string, unknown>
}

export interface Script {
  figures: Record<string, Part>
  tokens: Record<number, Part>
  /** What a box moves besides, by `data-piece`. */
  pieces: Record<string, Part>
  marks: Mark[]
  /** The figures to look at; without motion they are ringed. */
  who: string[]
  /** The places it happens at, the last one the most. */
  at: string[]
}

/** What an act has to say beyond what moves by itself. */
export type Act = (context: ActContext) => Partial<Script>

export function mark<Props extends Record<string, unknown>>(
  drawing: Component<Props>,
  props: Props,
): Mark {
  return { drawing: drawing as unknown as Mark['drawing'], props }
}

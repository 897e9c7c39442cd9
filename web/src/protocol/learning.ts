/** Requests for rules, lessons and puzzles. */

import { ask } from './api'
import type {
  Created,
  Learner,
  LessonChapter,
  PlayPuzzle,
  PuzzleQuestion,
  Replay,
  RuleExample,
  Rules,
  Teaching,
} from './protocol'

/** The rules in words. */
export const rulesIn = (language: string) => ask<Rules>(`rules?language=${language}`)
/** A scenario of a rule, ready to be acted out. */
export const exampleOf = (rule: string, n: number) =>
  ask<RuleExample>(`rules/${encodeURIComponent(rule)}/example?n=${n}`)
export const listLessons = (language: string) =>
  ask<LessonChapter[]>(`lessons?language=${language}`)
export const studyLesson = (lesson: string, learner: Learner) =>
  ask<Teaching>(`lessons/${encodeURIComponent(lesson)}`, learner)
export const puzzleAsked = (puzzle: string) =>
  ask<PuzzleQuestion>(`puzzles/${encodeURIComponent(puzzle)}`)
/** What usually follows an option of a puzzle. */
export const puzzleFuture = (puzzle: number, option: string) =>
  ask<Replay>(`puzzles/${puzzle}/future?option=${encodeURIComponent(option)}`)
/** Opens a table that plays on from a puzzle. */
export const playPuzzle = (puzzle: number, wanted: PlayPuzzle) =>
  ask<Created>(`puzzles/${puzzle}/play-on`, wanted)

/** A puzzle on the stage: its position with the open question, and after the answer what usually
follows an option. */

import type { PuzzleQuestion, QuestionView, Replay, View } from '../../protocol/protocol'
import { Replaying, type ReplayingOptions } from './replaying.svelte'

export interface SolvingOptions extends ReplayingOptions {
  /** Fetches what follows an option. */
  future: (option: string) => Promise<Replay>
  onanswer: (option: string) => void
}

export class Solving extends Replaying {
  /** The words of the chosen option; empty until there is one. */
  answer = $state('')
  /** The option whose future is on the stage; empty for the position itself. */
  shownAfter = $state('')

  readonly puzzle: PuzzleQuestion
  readonly #futures: Record<string, Replay> = {}
  readonly #options: SolvingOptions

  constructor(puzzle: PuzzleQuestion, options: SolvingOptions) {
    super(`puzzle-${puzzle.puzzle}`, puzzle.replay, options)
    this.puzzle = puzzle
    this.#options = options
  }

  override get question(): QuestionView | null {
    return this.answer ? null : this.ownQuestion(this.view)
  }

  /** The first answer counts. */
  override choose = (option: string): Promise<boolean> => {
    if (this.answer) return Promise.resolve(false)
    this.answer = option
    this.#options.onanswer(option)
    return Promise.resolve(true)
  }

  /** Plays what follows an option, from the position on. */
  async watch(option: string): Promise<void> {
    const future = (this.#futures[option] ??= await this.#options.future(option))
    this.playing = false
    this.shownAfter = option
    this.seek(0)
    this.replay = future
    this.seek(0)
    this.playing = true
  }

  /** Shows the position again, with the question open. */
  thinkAgain(): void {
    this.playing = false
    this.seek(0)
    this.replay = this.puzzle.replay
    this.shownAfter = ''
    this.answer = ''
  }

  private ownQuestion(view: View): QuestionView | null {
    return view.questions.find(({ seat, options }) => seat === this.seat && options) ?? null
  }
}

/** What a box contributes to the page around the scene. Each box has a folder with a `page.ts` that
exports one; its section on how to play is in the folder's `HowToPlay.svelte`, and its explanations
in `about.ts`.

This part is small and always loaded; `parts` are fetched when a table with the box is first
shown. */

import type { Component } from 'svelte'
import type { Option } from '../../protocol/cards'
import type { BoxName } from '../../play/changes'
import type { Playing } from '../../play/playing'
import type { BanditView, QuestionView, View } from '../../protocol/protocol'
import type { Words } from '../../words/words'

/** The picture before an option: one of `Icon`, or a drawing. */
export type OptionPicture =
  | { icon: string }
  | { Drawing: Component<Record<string, unknown>>; props: Record<string, unknown>; viewBox: string }

/** A player who is not a bandit. */
export interface Role {
  /** The icon before the count shown instead of valuables. */
  sign: string
  count: number
}

export interface BoxPage {
  /** The name under which a view has the box's part. */
  name: BoxName
  parts?: { readonly here: Parts | null; load: () => Promise<void> }
  /** Whether panels need more room. */
  wide?: boolean
  /** Whether this seat plays against all others; its page has other colours. */
  apart?: (view: View, seat: number) => boolean
  /** The box's phase before the first round, and the place to look at meanwhile; null when it is
  over. */
  opening?: (view: View) => { look: string } | null
  role?: (bandit: BanditView, view: View) => Role | null
  /** A note beside a bandit's name, in place of the player's name. */
  note?: (bandit: BanditView, view: View, words: Words) => string
  /** The greeting at the start for a player who is not a bandit. */
  greeting?: (view: View, seat: number, words: Words) => string | null
  /** Whether a bandit who is away will come back. */
  returns?: (bandit: BanditView, view: View) => boolean
  /** CSS classes of the bandit's chip, on a phone. */
  chip?: (bandit: BanditView, view: View) => string
  /** Whether the bandit has a `Company`, or `Marks` that this seat should see. */
  hasCompany?: (bandit: BanditView, view: View) => boolean
  hasMarks?: (bandit: BanditView, view: View, seat: number) => boolean
  optionPicture?: (option: Option) => OptionPicture | null
  /** An option in few words. */
  shortLabel?: (option: Option, words: Words) => string | null
  /** Kinds of events that get a headline. */
  headlines?: string[]
  /** A seat whose victory and defeat have messages of their own. */
  victory?: (view: View) => { seat: number; message: string; defeat: string } | null | undefined
}

export interface BanditProps {
  bandit: BanditView
  view: View
}

export interface ChoicesProps {
  question: QuestionView
  view: View
  options: Option[]
  /** The digit key of the first option. */
  first: number
  picked: string | null
  onpick: (option: Option) => void
}

export interface Parts {
  /** Above the question, for a seat that is `apart`. */
  Desk?: Component<{ view: View }>
  /** In place of the list of players who have chosen, while the box's `opening` is played. */
  Opening?: Component<{ live: Playing; view: View; mine?: string }>
  /** Beside the letter on a bandit's chip. */
  ChipPicture?: Component<BanditProps>
  /** Beside the figure on a bandit's panel. */
  Company?: Component<BanditProps>
  /** On a bandit's panel. */
  Marks?: Component<BanditProps>
  /** Below the podium. */
  Verdict?: Component<{ view: View }>
  /** Beside an amount in the score: for what. */
  Earned?: Component<{ source: string; bandits: BanditView[]; view: View }>
  /** By kind of question, in place of buttons. */
  choices?: Record<string, Component<ChoicesProps>>
}

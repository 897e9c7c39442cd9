/** Sentences: what a seat saw, what it is asked, and what it may choose, as in words.py. */

import type { Arguments } from './language'
import { Names, UNKNOWN, splitCard } from './names'
import type { EventView, QuestionView, TokenView, View } from './protocol'

/** The messages for options that name a card, by the verb before it. */
const CARD_OPTIONS: Record<string, string> = {
  play: 'option-play',
  keep: 'option-keep_card',
  pick: 'option-pick',
}

export class Words extends Names {
  /** What happened; empty where it is not worth telling. */
  event(event: EventView, table: View): string {
    const args: Arguments = { rule: event.rule, ...this.#cards(event, table) }
    if (event.amount != null) args.amount = event.amount
    if (event.token) Object.assign(args, this.lootArguments(event.token))
    if (event.at != null) Object.assign(args, this.placeArguments(event.at, table))
    if (event.kind === 'round_began') {
      Object.assign(args, this.houseArguments('round', event.name ?? ''))
    } else if (event.kind === 'turn') args.turn = event.name ?? ''
    else if (event.kind === 'took_hostage') {
      Object.assign(args, this.explained('hostage', event.name ?? ''))
    } else if (event.name != null) Object.assign(args, this.explained('ending', event.name))
    Object.assign(args, this.#figures(event.bandit, event.target, table))
    return this.say(`event-${event.kind}`, args)
  }

  /** What a seat is asked. */
  question(question: QuestionView, table: View): string {
    const args: Arguments = {
      who: this.seat(question.seat, table),
      turn: table.turn_kind,
      choices: question.options?.length ?? 0,
      keep: mayStillKeep(question.seat, table),
      ...this.#boarding(table),
      ...this.#figures(question.bandit, question.target, table),
    }
    for (const token of tokensOf(table)) {
      if (token.number === question.token) Object.assign(args, this.lootArguments(token))
    }
    return this.say(`question-${question.kind}`, args)
  }

  /** What one of the question's options means. */
  option(option: string, question: QuestionView, table: View): string {
    const [verb = '', ...rest] = option.split(' ')
    if (this.knows(`hostage-${option}`)) {
      return this.say('option-hostage', this.explained('hostage', option))
    }
    if (verb === 'board' && this.knows(`figure-${rest[0]}`)) {
      return this.say('option-board_one', this.name('target', `figure-${rest[0]}`))
    }
    const word = `option-${option.replaceAll(' ', '_')}`
    if (this.knows(word) && !(option in CARD_OPTIONS && rest.length)) return this.say(word)
    const message = CARD_OPTIONS[verb]
    if (message) return this.#cardOption(message, rest.join(' '))
    if (this.knows(`figure-${option}`)) return this.#figureOption(option, question, table)
    for (const token of tokensOf(table)) {
      if (option.endsWith(` #${token.number}`) || option === token.kind) {
        return this.say('option-token', this.lootArguments(token))
      }
    }
    return this.say('option-place', this.placeArguments(option, table))
  }

  #cardOption(message: string, rest: string): string {
    const words = rest.replace(/ hidden$/, '')
    const [, kind] = splitCard(words)
    const args = { ...this.explained('card', kind), card: this.card(words) }
    return this.say(words === rest ? message : 'option-play_hidden', args)
  }

  #figureOption(figure: string, question: QuestionView, table: View): string {
    const args: Arguments = { question: question.kind, ...this.name('target', `figure-${figure}`) }
    const bandit = table.bandits.find((one) => one.name === figure)
    if (bandit) {
      Object.assign(args, this.#partner(figure, table), this.placeArguments(bandit.at, table))
    }
    if (figure === 'shotgun' && table.horses?.shotgun) {
      Object.assign(args, this.placeArguments(table.horses.shotgun, table))
    }
    return this.say('option-figure', args)
  }

  /** The car that riders may board now. */
  #boarding(table: View): Arguments {
    const car = table.horses?.boarding
    return car ? this.placeArguments(car, table) : {}
  }

  /** Whose cards. Who lays a card of his own bandit is called by that bandit. */
  #cards(event: EventView, table: View): Arguments {
    const args: Arguments = { card: UNKNOWN, cards: UNKNOWN }
    if (event.seat != null) {
      Object.assign(args, { seat: event.seat + 1, who: this.seat(event.seat, table) })
    }
    if (event.card != null) {
      const [owner, kind] = splitCard(event.card)
      if (owner && seatOf(owner, table) === event.seat) {
        Object.assign(args, { who: this.figure(owner), card: this.card(kind) })
      } else args.card = this.card(event.card)
    }
    if (event.cards) args.cards = this.cards(event.cards.map((card) => asHeld(card, event, table)))
    return args
  }

  #figures(
    bandit: string | null | undefined,
    target: string | null | undefined,
    table: View,
  ): Arguments {
    const args: Arguments = {}
    if (bandit != null) {
      Object.assign(args, this.name('bandit', `figure-${bandit}`), this.#partner(bandit, table))
    }
    if (target != null) Object.assign(args, this.name('target', `figure-${target}`))
    return args
  }

  /** The other bandit of the same player, where he leads two. */
  #partner(bandit: string, table: View): Arguments {
    const seat = seatOf(bandit, table)
    const other = table.bandits.find((one) => one.name !== bandit && one.seat === seat)
    return other ? this.name('partner', `figure-${other.name}`) : {}
  }
}

function seatOf(bandit: string, table: View): number | undefined {
  return table.bandits.find((one) => one.name === bandit)?.seat
}

/** A card as its holder calls it: without a name if it can only be his own bandit's. */
function asHeld(card: string, event: EventView, table: View): string {
  const [owner, kind] = splitCard(card)
  const own = table.bandits.filter((bandit) => bandit.seat === event.seat)
  return own.length === 1 && own[0]?.name === owner ? kind : card
}

/** KEEP-1: how many cards the round card lets a player keep, beside those he has chosen. */
function mayStillKeep(seat: number, table: View): number {
  const card = table.round ? table.rounds[table.round - 1] : null
  if (!card?.keep) return 0
  return card.keep - (table.players[seat]?.kept?.length ?? 0)
}

/** Every loot token in sight. */
function tokensOf(table: View): TokenView[] {
  return [...table.bandits.flatMap((bandit) => bandit.loot), ...Object.values(table.floor).flat()]
}

/** Sentences: what a seat saw, what it is asked, and what it may choose, as in words.py. */

import { flaskOf } from './flasks'
import type { Arguments } from './language'
import { Names, UNKNOWN, sentence, splitCard } from './names'
import type { EventView, LawView, QuestionView, TokenView, View } from './protocol'

/** The messages for options that name a card, by the verb before it. */
const CARD_OPTIONS: Record<string, string> = {
  play: 'option-play',
  keep: 'option-keep_card',
  pick: 'option-pick',
}

/** The Marshal's two guns, in the order of his cylinders. */
const SIDES = ['left', 'right']

export class Words extends Names {
  /** What happened; empty where it is not worth telling. */
  event(event: EventView, table: View): string {
    const args: Arguments = { rule: event.rule, ...this.#cards(event, table) }
    if (event.amount != null) args.amount = event.amount
    if (event.token) Object.assign(args, this.lootArguments(event.token))
    if (event.at != null) Object.assign(args, this.placeArguments(event.at, table))
    if (event.name != null) Object.assign(args, this.#named(event, event.name, table))
    else if (event.kind === 'goal_turned') {
      Object.assign(args, this.#turnedUp(event.amount ?? 0, table))
    }
    Object.assign(args, this.#figures(event.bandit, event.target, table))
    return sentence(this.say(`event-${event.kind}`, args))
  }

  /** What the name in an event is the name of. */
  #named(event: EventView, name: string, table: View): Arguments {
    switch (event.kind) {
      case 'round_began':
        return this.houseArguments('round', name)
      case 'turn':
        return { turn: name }
      case 'took_hostage':
        return this.explained('hostage', name)
      case 'shot':
        return this.explained('effect', name)
      case 'no_effect':
        return { wound: name }
      case 'freed_prisoner':
      case 'lost_prisoner':
        return this.companionArguments(name, event.bandit ?? '')
      case 'rumor':
        return this.goalArguments(name)
    }
    return this.endingArguments(name, table)
  }

  /** MP-GOAL: which goal it is, where the reader may know it. */
  #turnedUp(number: number, table: View): Arguments {
    const goal = table.law?.goals?.[number - 1]
    return goal ? this.goalArguments(goal) : { goal: UNKNOWN }
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
    return sentence(this.say(`question-${question.kind}`, args))
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
    if (verb === 'drink' && this.knows(`figure-${rest[0]}`)) {
      const args = this.name('target', `figure-${rest[0]}`)
      return this.say('option-drink_bandit', { ...args, value: flaskOf(option) })
    }
    if (verb === 'companion') {
      const args = this.companionArguments(rest.join(' '), question.bandit ?? '')
      return this.say('option-companion', args)
    }
    const side = SIDES.indexOf(rest.join(' '))
    if (side >= 0 && table.law) return this.#shotOption(verb, side, table, table.law)
    const word = `option-${option.replaceAll(' ', '_')}`
    if (this.knows(word)) return this.say(word, { question: question.kind })
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
    const args = { ...this.cardArguments(kind), card: this.card(words) }
    return this.say(words === rest ? message : 'option-play_hidden', args)
  }

  /** MP-SHOOT: at whom, and with which gun; its next bullet is known. */
  #shotOption(target: string, side: number, table: View, law: LawView): string {
    const at = table.bandits.find((one) => one.name === target)?.at ?? ''
    return this.say('option-shot', {
      ...this.placeArguments(at, table),
      ...this.figureArguments('target', target),
      ...this.explained('effect', law.cylinders[side]?.[0] ?? ''),
      side: SIDES[side] ?? '',
    })
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
      Object.assign(args, { seat: event.seat + 1, who: this.who(event.seat, table) })
    }
    if (event.card != null) {
      const [owner, kind] = splitCard(event.card)
      if (owner && seatOf(owner, table) === event.seat) {
        Object.assign(args, this.figureArguments('who', owner), { card: this.card(kind) })
      } else if (owner && owner === event.bandit) args.card = this.card(kind)
      else args.card = this.card(event.card)
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
      Object.assign(args, this.figureArguments('bandit', bandit), this.#partner(bandit, table))
    }
    if (target != null) Object.assign(args, this.figureArguments('target', target))
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

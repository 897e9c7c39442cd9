/** Sentences: what a seat saw, what it is asked, and what it may choose, as in words.py. */

import { BULLET, type Option } from '../protocol/cards'
import { flaskOf } from '../protocol/horses'
import type { Arguments } from './language'
import { Names, UNKNOWN, sentence } from './names'
import { EVENT_FIELDS } from '../protocol/protocol'
import type {
  CardView,
  DrinkOption,
  EventView,
  QuestionView,
  ShotOption,
  TokenOption,
  TokenView,
  View,
} from '../protocol/protocol'

/** The Marshal's two guns, in the order of the cylinders. */
const SIDES = ['left', 'right']

/** The question asked before any bandit is on the train. */
const CHOOSING_A_BANDIT = 'bandit'

/** What a message is given for one field of an event. */
type Teller<Field extends keyof EventView> = (
  words: Words,
  value: NonNullable<EventView[Field]>,
  event: EventView,
  table: View,
) => Arguments

const amount = (_: Words, value: number): Arguments => ({ amount: value })

const TELLERS: { [Field in keyof EventView]?: Teller<Field> } = {
  seat: (words, seat, _, table) => ({ seat: seat + 1, who: words.who(seat, table) }),
  bandit: (words, bandit, _, table) => ({
    ...words.figureArguments('bandit', bandit),
    ...words.partner(bandit, table),
  }),
  target: (words, target) => words.figureArguments('target', target),
  at: (words, place, _, table) => words.placeArguments(place, table),
  card: (words, card, event, table) => words.cardTold(card, event, table),
  cards: (words, cards, event, table) => ({
    cards: words.cards(cards.map((card) => asHeld(card, event, table))),
  }),
  token: (words, token) => words.lootArguments(token),
  number: amount,
  count: amount,
  money: amount,
  round: (words, round, _, table) => words.roundArguments(round, table),
  turn: (_, turn) => ({ turn }),
  effect: (words, effect) => ({ wound: effect, ...words.explained('effect', effect) }),
  hostage: (words, hostage) => words.explained('hostage', hostage),
  ending: (words, ending, _, table) => words.endingArguments(ending, table),
  prisoner: (words, owner, event) => words.companionArguments(owner, event.bandit ?? ''),
  goal: (words, goal) => words.goalArguments(goal),
}

/** Event fields that only some readers are sent. */
const MAY_BE_SECRET: (keyof EventView)[] = ['card', 'cards', 'goal']

export class Words extends Names {
  /** The sentence for an event; empty for one that is not told. */
  event(event: EventView, table: View): string {
    const args: Arguments = { rule: event.rule }
    for (const field of EVENT_FIELDS[event.kind] ?? []) {
      const value = event[field]
      if (value != null) {
        const teller = TELLERS[field] as Teller<typeof field> | undefined
        Object.assign(args, teller?.(this, value, event, table))
      } else if (MAY_BE_SECRET.includes(field)) args[field] = UNKNOWN
    }
    return sentence(this.say(`event-${event.kind}`, args))
  }

  /** The sentence for a question. */
  question(question: QuestionView, table: View): string {
    const args: Arguments = {
      who: this.seat(question.seat, table),
      turn: table.turn_kind,
      choices: question.options?.length ?? 0,
      keep: mayStillKeep(question.seat, table),
      ...this.#standing(question.bandit, table),
      ...this.#boarding(table),
      ...(question.bandit ? this.figureArguments('bandit', question.bandit) : {}),
      ...(question.bandit ? this.partner(question.bandit, table) : {}),
      ...(question.target ? this.figureArguments('target', question.target) : {}),
      ...this.#token(question.token, table),
    }
    return sentence(this.say(`question-${question.kind}`, args))
  }

  /** The label of an option. */
  option(option: Option, question: QuestionView, table: View): string {
    return sentence(this.#option(option, question, table))
  }

  #option(option: Option, question: QuestionView, table: View): string {
    switch (option.type) {
      case 'word':
        return this.say(`option-${option.words.replaceAll(' ', '_')}`, { question: question.kind })
      case 'play':
        return this.#cardOption(option.hidden ? 'play_hidden' : 'play', option.card)
      case 'keep':
        return this.#cardOption('keep_card', option.card)
      case 'pick':
        return this.#cardOption('pick', option.card)
      case 'place':
        return this.say('option-place', this.placeArguments(option.place, table))
      case 'figure':
        return this.#figureOption(option.figure, question, table)
      case 'token':
        return this.#tokenOption(option, question, table)
      case 'prisoner':
        return this.say(
          'option-companion',
          this.companionArguments(option.prisoner, question.bandit ?? ''),
        )
      case 'shot':
        return this.#shotOption(option, table)
      case 'board':
        return this.say('option-board_one', this.name('target', `figure-${option.figure}`))
      case 'drink':
        return this.#drinkOption(option)
      default:
        return this.#optionOfABox(option, question, table)
    }
  }

  /** The message of this kind of option, with its fields as those of an event. */
  #optionOfABox(option: Option, question: QuestionView, table: View): string {
    const args: Arguments = { question: question.kind }
    const event: EventView = { kind: question.kind, rule: '' }
    for (const [name, value] of Object.entries(option)) {
      const teller = TELLERS[name as keyof EventView] as Teller<never> | undefined
      if (value != null) Object.assign(args, teller?.(this, value as never, event, table))
    }
    return this.say(`option-${option.type}`, args)
  }

  /** HS-PAIR: names the bandit and the flask, where the player holds several. */
  #drinkOption(drink: DrinkOption): string {
    if (!drink.bandit) return this.say(`option-${drink.words.replaceAll(' ', '_')}`)
    const args = this.name('target', `figure-${drink.bandit}`)
    return this.say('option-drink_bandit', { ...args, value: flaskOf(drink) })
  }

  #cardOption(message: string, card: CardView): string {
    const args = { ...this.cardArguments(card.kind), card: this.card(card) }
    return this.say(`option-${message}`, args)
  }

  /** A loot token in sight. */
  #token(number: number | null | undefined, table: View): Arguments {
    const token = tokensOf(table).find((one) => one.number === number)
    return token ? this.lootArguments(token) : {}
  }

  /** The label of a token. Tokens that look alike are separate options, so they are numbered. */
  #tokenOption({ token: number }: TokenOption, question: QuestionView, table: View): string {
    const faces = new Map(
      tokensOf(table).map(({ number, kind, value }) => [number, `${kind} ${value ?? UNKNOWN}`]),
    )
    const alike = (question.options ?? [])
      .flatMap((one) => (one.type === 'token' ? [one.token] : []))
      .filter((one) => faces.get(one) === faces.get(number))
    return this.say('option-token', {
      ...this.#token(number, table),
      hidden: faces.get(number)?.endsWith(UNKNOWN) ? 'yes' : 'no',
      which: alike.length > 1 ? alike.indexOf(number) + 1 : 0,
      count: alike.length,
    })
  }

  /** MP-SHOOT: the target and the gun, with the effect of its next bullet. */
  #shotOption({ figure, gun }: ShotOption, table: View): string {
    const bullet = table.marshal?.cylinders[gun]?.[0]
    if (!bullet) return this.figure(figure) // such an option is never offered
    return this.say('option-shot', {
      ...this.placeArguments(whereabouts(figure, table) ?? '', table),
      ...this.figureArguments('target', figure),
      ...this.explained('effect', bullet),
      side: SIDES[gun] ?? '',
    })
  }

  #figureOption(figure: string, question: QuestionView, table: View): string {
    const at = whereabouts(figure, table)
    // A figure that is not at this table is never offered.
    if (!at && question.kind !== CHOOSING_A_BANDIT) return this.figure(figure)
    return this.say('option-figure', {
      question: question.kind,
      ...this.name('target', `figure-${figure}`),
      ...(at ? { ...this.placeArguments(at, table), ...this.partner(figure, table) } : {}),
    })
  }

  /** Arguments for the place of the bandit that a question is about. */
  #standing(name: string | null | undefined, table: View): Arguments {
    const bandit = table.bandits.find((one) => one.name === name)
    return bandit ? this.placeArguments(bandit.at, table) : {}
  }

  /** The car that riders may board now. */
  #boarding(table: View): Arguments {
    const car = table.horses?.boarding
    return car ? this.placeArguments(car, table) : {}
  }

  /** Arguments for a card that was played; a player who lays a card of their own bandit is
  called by that bandit. */
  cardTold(card: CardView, event: EventView, table: View): Arguments {
    const { kind, owner } = card
    if (owner && kind !== BULLET) {
      const plain = this.card({ kind })
      if (seatOf(owner, table) === event.seat) {
        return { ...this.figureArguments('who', owner), card: plain }
      }
      if (owner === event.bandit) return { card: plain }
    }
    return { card: this.card(card) }
  }

  /** The other bandit of the same player, if the player leads two. */
  partner(bandit: string, table: View): Arguments {
    const seat = seatOf(bandit, table)
    const other = table.bandits.find((one) => one.name !== bandit && one.seat === seat)
    return other ? this.name('partner', `figure-${other.name}`) : {}
  }
}

/** The place of a figure. */
function whereabouts(figure: string, table: View): string | null | undefined {
  const bandit = table.bandits.find((one) => one.name === figure)
  if (bandit) return bandit.at
  if (figure === 'shotgun') return table.horses?.shotgun
  return figure === 'marshal' ? table.marshal_at : null
}

function seatOf(bandit: string, table: View): number | undefined {
  return table.bandits.find((one) => one.name === bandit)?.seat
}

/** A card as its holder calls it: without a name if it can only be the holder's own bandit's. */
function asHeld(card: CardView, event: EventView, table: View): CardView {
  const own = table.bandits.filter((bandit) => bandit.seat === event.seat)
  return own.length === 1 && own[0]?.name === card.owner ? { kind: card.kind } : card
}

/** KEEP-1: how many more cards the round card lets a player keep. */
function mayStillKeep(seat: number, table: View): number {
  const card = table.round ? table.rounds[table.round - 1] : null
  if (!card?.keep) return 0
  return card.keep - (table.players[seat]?.kept?.length ?? 0)
}

/** Every loot token in sight. */
function tokensOf(table: View): TokenView[] {
  return [...table.bandits.flatMap((bandit) => bandit.loot), ...Object.values(table.floor).flat()]
}

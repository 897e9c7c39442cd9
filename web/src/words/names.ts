/** Names: figures, cars, cards and loot as a language calls them, as in names.py. */

import { Language, type Arguments } from './language'
import { BULLET } from '../protocol/cards'
import { onTrain } from '../protocol/places'
import type { CardView, GoalView, TokenView, View } from '../protocol/protocol'
import { tagsOf } from './tags'

/** What a message is given where its reader may not know a value or a card. */
export const UNKNOWN = 'unknown'

export class Names extends Language {
  figure(name: string): string {
    return this.say(`figure-${name}`)
  }

  letter(name: string): string {
    return this.attribute(`figure-${name}`, 'letter')
  }

  ability(name: string): string {
    return this.attribute(`figure-${name}`, 'ability')
  }

  /** Arguments for a figure in a sentence, in which the Marshal may have an article. */
  figureArguments(argument: string, name: string): Arguments {
    const forms = this.name(argument, `figure-${name}`)
    return { ...forms, [argument]: forms[`${argument}_told`] ?? forms[argument] ?? '' }
  }

  /** A player's name as the subject of a sentence. */
  who(seat: number, table: View): string {
    if (table.marshal && table.marshal.seat === seat) {
      return String(this.figureArguments('who', 'marshal').who)
    }
    return this.seat(seat, table)
  }

  /** A player by the bandit, by the gang, or by the seat's number before there is one. */
  seat(seat: number, table: View): string {
    const bandits = table.bandits.filter((bandit) => bandit.seat === seat)
    const first = bandits[0]
    if (!first) return this.say('seat-nobody', { seat: seat + 1 })
    if (bandits.length > 1) {
      return this.say('seat-gang', this.name('bandit', `figure-${first.name}`))
    }
    return this.figure(first.name)
  }

  /** A card with its owner, where that matters; a bullet's does not. */
  card({ kind, owner }: CardView): string {
    const card = this.say(cardMessage(kind))
    if (!owner || kind === BULLET) return card
    return this.say('owned-card', { card, ...this.name('owner', `figure-${owner}`) })
  }

  /** A card's name, short enough for a small card. */
  cardShort({ kind }: CardView): string {
    return this.attribute(cardMessage(kind), 'short')
  }

  /** Several cards, equal ones grouped. */
  cards(cards: CardView[]): string {
    const counts = new Map<string, number>()
    for (const card of cards.map((one) => this.card(one))) {
      counts.set(card, (counts.get(card) ?? 0) + 1)
    }
    return [...counts]
      .map(([card, count]) => (count === 1 ? card : this.say('several', { card, count })))
      .join(', ')
  }

  hostage(name: string): string {
    return this.say(`hostage-${name}`)
  }

  /** The texts on a hostage's card. A ransom with a condition is only an amount on the stamp,
  with a star for the rest. */
  hostageCard(name: string): { name: string; quirk: string; ransom: string } {
    const { hostage, hostage_cost, hostage_ransom } = this.explained('hostage', name)
    const [cost, ransom] = [String(hostage_cost), String(hostage_ransom)]
    const amount = /^[$\d\s,]*\d(?:\s*\$)?/.exec(ransom)?.[0] ?? ransom
    const whole = amount === ransom
    return {
      name: String(hostage),
      quirk: whole ? cost : `${cost}. *${ransom}`,
      ransom: whole ? ransom : `${amount}*`,
    }
  }

  /** A car's name, short enough for the drawing of the train. */
  car(name: string): string {
    return String(this.houseArguments('car', name ?? '').car_short)
  }

  /** The name of round `number`'s card; at a table without events, only its number, because most
  cards are named after their event. */
  round(number: number, table: View): string {
    const { name } = table.rounds[number - 1] ?? { name: '' }
    const { round, named } = this.roundArguments(name, table)
    return named === 'yes' ? String(round) : this.say('page-round-plain', { number })
  }

  roundArguments(name: string, table: View): Arguments {
    const named = table.left_out?.includes('events') ? 'no' : 'yes'
    return { ...this.houseArguments('round', name), named }
  }

  turn(kind: string): string {
    return this.say(`turn-${kind}`)
  }

  money(source: string): string {
    return this.say(`money-${source}`)
  }

  /** Arguments for a `turn` or an `effect`, and as `…_hint` what it does; for a `hostage`, also
  `…_cost` and `…_ransom`. */
  explained(family: 'turn' | 'effect' | 'hostage', name: string): Arguments {
    return this.name(family, `${family}-${name}`)
  }

  /** A kind of card, and as `card_hint` what it does. */
  cardArguments(kind: string): Arguments {
    return this.name('card', cardMessage(kind))
  }

  /** What ends a round, and as `ending_hint` what it does at this table. */
  endingArguments(name: string, table: View): Arguments {
    return this.name('ending', this.fitting(`ending-${name}`, tagsOf(table)))
  }

  /** A goal of the Marshal, and as `goal_hint` what it asks for. */
  goalArguments({ kind, bandit }: GoalView): Arguments {
    return this.name('goal', `goal-${kind}`, bandit ? this.figureArguments('target', bandit) : {})
  }

  /** Arguments for a prisoner: the bandit it belongs to, and the bandit it is with now. */
  companionArguments(owner: string, holder: string): Arguments {
    return { ...this.figureArguments('owner', owner), own: owner === holder ? 'yes' : 'no' }
  }

  lootArguments(token: TokenView): Arguments {
    const value = token.value ?? UNKNOWN
    return { ...this.name('loot', `loot-${token.kind}`, { value }), value }
  }

  /** `car 2` and `roof 2` by the car's name; likewise a place of a box that is named like a car,
  with or without a roof. Other places have only a name of their own. */
  placeArguments(place: string, table: View): Arguments {
    const train = onTrain(place)
    const [level, name] = train
      ? [train.level, table.cars[train.car] ?? '']
      : this.#namedLikeACar(place.replaceAll(' ', '_'))
    if (!name && !train) return this.name('place', `place-${level}`)
    const car = this.houseArguments('car', name)
    return { ...car, ...this.name('place', `place-${level}`, car) }
  }

  /** How a place of a box is called, and the car that it is named like, if there is one. */
  #namedLikeACar(place: string): [level: string, car: string] {
    if (place.endsWith('_roof')) return ['roof', place.replace(/_roof$/, '')]
    if (!this.knows(`place-${place}`)) return ['car', place]
    return [place, this.knows(`car-${place}`) ? place : '']
  }

  /** A car or a round card, which may be one of the players' own. */
  houseArguments(family: 'car' | 'round', name: string): Arguments {
    const message = this.knows(`${family}-${name}`) ? `${family}-${name}` : `${family}-other`
    return this.name(family, message, { name: name.replaceAll('_', ' ') })
  }
}

/** The message that names a kind of card; there is no plus in the name of a message. */
function cardMessage(kind: string): string {
  return `card-${kind.replace('+', '_plus')}`
}

/** The text with its first letter capitalised; names may begin in lower case within a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

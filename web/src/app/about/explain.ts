/** Explanations: a name, a sentence and a rule for each value of `data-about`.

Boxes explain their own things in an `about.ts` of their folder, and may replace explanations of
the base game. All of this is fetched with the first question. */

import { CHARACTERS } from '../../protocol/lists'
import { sentence } from '../../words/names'
import { onTrain } from '../../protocol/places'
import type { BanditView } from '../../protocol/protocol'
import { levelOf } from '../shared/bots'
import { abilityText } from '../shared/ability'
import { RULES } from './rules'
import { hinted, named, tell, told, valued, type Abouts, type Asker } from './explanation'
import type { Explainer, Explanation } from './explanation'

const BOXES = Object.entries(
  import.meta.glob<Abouts>('../boxes/*/about.ts', { eager: true, import: 'about' }),
).map(([path, abouts]) => ({ name: path.split('/')[2] ?? '', abouts }))

/** A sentence for each, called what the page calls it. */
const labelled =
  (family: string): Explainer =>
  (asker, thing, label) => {
    const message = `about-${family}-${thing}`
    return asker.about.knows(message) ? { name: label, text: tell(asker, message) } : null
  }

function bandit(asker: Asker, name: string): Explanation | null {
  if (!CHARACTERS.some((one) => one === name)) return null
  const { words, view } = asker
  const bandit = view.bandits.find((one) => one.name === name)
  return {
    name: words.figure(name),
    text: tell(asker, whose(bandit?.seat ?? -1, asker)),
    ability: ability(asker, bandit),
  }
}

/** TEAM-1: partners sit side by side. */
function whose(other: number, { seat, options }: Asker): string {
  if (other === seat) return 'about-you'
  const mate = options.variant === 'team' && seat >= 0 && other >> 1 === seat >> 1
  return mate ? 'about-partner' : 'about-bandit'
}

function ability({ words, about, view }: Asker, bandit?: BanditView): string {
  const text = bandit && abilityText(bandit, view, words)
  if (!text) return about.say('about-no-trick')
  return view.left_out?.includes('abilities') ? text : about.say('about-trick', { trick: text })
}

const carOf = ({ words }: Asker, name: string) => String(words.houseArguments('car', name).car)

function roof(asker: Asker, name: string): Explanation {
  const car = asker.words.houseArguments('car', name)
  return { name: sentence(asker.words.say('place-roof', car)), text: tell(asker, 'about-roof') }
}

/** A place on the train is a car or its roof; other places belong to a box. */
function place(asker: Asker, words: string): Explanation | null {
  const train = onTrain(words)
  const car = asker.view.cars[train?.car ?? -1]
  return train && car ? explain(`${train.level} ${car}`, asker) : null
}

function card({ words, about }: Asker, kind: string): Explanation {
  if (!kind) return { name: about.attribute('about-down', 'name'), text: about.say('about-down') }
  const { card, card_hint } = words.cardArguments(kind)
  return hinted(card, card_hint)
}

function ending({ words, view }: Asker, name: string): Explanation {
  const { ending, ending_hint } = words.endingArguments(name, view)
  return hinted(ending, ending_hint)
}

function round(asker: Asker, name: string): Explanation {
  const { words, about, view } = asker
  const number = view.rounds.findIndex((one) => one?.name === name) + 1
  const event = view.rounds[number - 1]?.event
  const rule = event ? ruleOf(`ending ${event}`, asker) : undefined
  const simple = view.left_out?.includes('events') ? words.say('left-out-events') : ''
  const text = [about.say('about-round'), simple].filter(Boolean).join(' ')
  const title = number ? words.round(number, view) : words.houseArguments('round', name).round
  return { name: String(title), text, rule }
}

/** The explanation of the station's drawing, at the end of the track. */
function station(asker: Asker): Explanation {
  const last = asker.view.rounds.at(-1)?.name ?? ''
  return { ...round(asker, last), text: tell(asker, 'about-station') }
}

const BASE: Abouts = {
  rules: RULES,
  explain: {
    figure: bandit,
    'figure marshal': told('about-marshal', ({ words }) => words.figure('marshal')),
    car: told('about-car', carOf),
    'car locomotive': told('about-locomotive', carOf),
    roof,
    place,
    card,
    loot: valued('loot'),
    ending,
    round,
    station,
    'round-hidden': told('about-round-hidden', (_, __, label) => label),
    turn: ({ words }, kind) => {
      const { turn, turn_hint } = words.explained('turn', kind)
      return hinted(turn, turn_hint)
    },
    level: ({ words }, bot) => {
      const message = `page-bot-${bot}`
      const hint = words.knows(message) ? words.attribute(message, 'hint') : bot
      return hinted(levelOf(bot, words).name, hint)
    },
    /** The box's name, and the house cards in it. */
    box: ({ words }, thing) => {
      const [name, ...cards] = thing.split(' ')
      const text = words.say(`page-box-${name}-hint`, { cards: cards.join(' ') })
      return { name: words.say(`page-box-${name}`), text }
    },
    line: ({ about }, rule, label) => ({
      name: label,
      text: about.say('about-line', { rule }),
      rule,
    }),
    keep: named('about-keep'),
    purse: named('about-purse'),
    question: named('about-question'),
    news: named('about-news'),
    clock: named('about-clock'),
    hand: told('about-hand', ({ words }) => words.say('table-hand')),
    deck: told('about-deck', ({ words }) => words.say('table-deck')),
    bullets: told('about-bullets', ({ words }) => words.say('table-bullets')),
    wounds: told('about-wounds', ({ words }) => words.say('table-hits')),
    first: told('about-first', ({ words }) => words.say('page-first')),
    pile: told('about-pile', ({ words }) => words.say('page-programme')),
    stage: told('about-stage', ({ words }) => words.say('page-stage')),
    map: told('about-map', ({ words }) => words.say('page-map')),
    award: named('about-award'),
    keepsake: told('about-keepsake', ({ words }) => words.say('page-keepsake')),
    podium: told('about-podium', ({ words }) => words.say('page-podium')),
    race: told('about-race', ({ words }) => words.say('page-tally')),
    option: labelled('option'),
    button: labelled('button'),
  },
}

const inForce = ({ options: { boxes } }: Asker): Abouts[] => [
  ...BOXES.filter(({ name }) => boxes?.includes(name)).map(({ abouts }) => abouts),
  BASE,
]

const familyOf = (key: string) => key.split(' ', 1)[0] ?? ''

function ruleOf(key: string, asker: Asker): string | undefined {
  const all = inForce(asker).map(({ rules }) => rules)
  const exact = all.find((rules) => key in rules)?.[key]
  return exact ?? all.find((rules) => familyOf(key) in rules)?.[familyOf(key)]
}

export function explain(key: string, asker: Asker, label = ''): Explanation | null {
  const family = familyOf(key)
  const thing = key.slice(family.length + 1)
  for (const abouts of inForce(asker)) {
    const explainers = [abouts.explain[key], abouts.explain[family]]
    for (const explainer of explainers) {
      const found = explainer?.(asker, thing, label)
      if (found) return { ...found, rule: found.rule ?? ruleOf(key, asker) }
    }
  }
  return null
}

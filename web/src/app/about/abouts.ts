/** What an option or a line of the story is about, as `data-about` says it. */

import type { Option } from '../../protocol/cards'
import type { EventView, View } from '../../protocol/protocol'

function tokenOf(number: number, view: View): string {
  const all = [...view.bandits.flatMap(({ loot }) => loot), ...Object.values(view.floor).flat()]
  return all.find((one) => one.number === number)?.kind ?? ''
}

export function aboutOption(option: Option, view: View): string {
  switch (option.type) {
    case 'play':
    case 'keep':
    case 'pick':
      return `card ${option.card.kind}`
    case 'place':
      return `place ${option.place}`
    case 'figure':
      return `figure ${option.figure}`
    case 'token':
      return `loot ${tokenOf(option.token, view)}`
    case 'hostage':
      return `hostage ${option.hostage}`
    case 'prisoner':
      return `prisoner ${option.prisoner}`
    case 'shot':
      return `effect ${view.marshal?.cylinders[option.gun]?.[0] ?? ''}`
    case 'board':
      return 'option board_one'
    case 'drink':
      return option.words.includes('old') ? 'option drink_old' : 'option drink'
    case 'word':
      return `option ${option.words.replaceAll(' ', '_')}`
  }
}

/** The rule by which something happened; what ends a round is explained by its name. */
export function aboutEvent({ rule, ending }: EventView): string {
  return ending ? `ending ${ending}` : `line ${rule}`
}

/** A bandit's abilities at this moment: the bandit's own, unless the table plays without or it
is lost, and that of a companion. */

import { sentence } from '../../words/names'
import type { BanditView, View } from '../../protocol/protocol'
import type { Words } from '../../words/words'

export function abilitiesOf({ abilities }: BanditView, words: Words): string {
  return abilities.map((name) => `${sentence(words.ability(name))}.`).join(' ')
}

/** The text in place of the ability; a simplified table says that it plays without. */
export function abilityText(bandit: BanditView, view: View, words: Words): string {
  if (view.left_out?.includes('abilities')) return words.say('left-out-abilities')
  return abilitiesOf(bandit, words)
}

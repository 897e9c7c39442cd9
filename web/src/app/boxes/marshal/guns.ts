import type { Words } from '../../../words/words'

/** The label of a gun: the number of its bullets and the next one. */
export function gunLabel(side: 'left' | 'right', bullets: string[], words: Words): string {
  const effect = bullets[0] ? String(words.explained('effect', bullets[0]).effect) : ''
  const hint = words.say('table-gun', { bullets: bullets.length, effect })
  return words.say('help-line', { name: words.say(`page-gun-${side}`), hint })
}

/** Mistakes of a bot, and why its Python is gone, in words. */

import type { Mistake } from '../../pocket/lab/messages'
import type { LabLost } from '../../pocket/lab/laboratory'
import type { Words } from '../../words/words'

/** What is wrong, without the line. */
export function mistakeTold(mistake: Mistake, words: Words): string {
  const { kind, message, when, asked } = mistake
  if (kind === 'crash') {
    if (when === 'choosing') return words.say('page-lab-crash-choosing', { asked, message })
    return when ? words.say(`page-lab-crash-${when}`, { message }) : message
  }
  if (kind === 'slow' || kind === 'memory') {
    return words.say(asked ? `page-lab-${kind}-asked` : `page-lab-${kind}`, { asked })
  }
  return words.say(`page-lab-${kind}`, { message, asked })
}

/** What is wrong, with its line if that is known. */
export function mistakeWithLine(mistake: Mistake, words: Words): string {
  const text = mistakeTold(mistake, words)
  return mistake.line ? words.say('page-lab-line', { line: mistake.line, text }) : text
}

export function lossTold({ loss, at }: LabLost, words: Words): string {
  if (loss === 'slow' && at) {
    return words.say('page-lab-lost-slow', { game: at.game + 1, asked: at.asked })
  }
  return words.say(`page-lab-lost-${loss === 'slow' ? 'broken' : loss}`)
}

/** Bots: their levels, and how they are called. */

import type { BOTS } from '../../protocol/lists'
import type { SeatInfo } from '../../protocol/protocol'
import type { Words } from '../../words/words'

/** The default bot: beginners have a fair chance against it, and it answers at once on any
machine. */
export const USUAL_BOT: (typeof BOTS)[number] = 'outlaw'

/** A level by its name, and with a few words about how it plays. */
export function levelOf(bot: string, words: Words): { name: string; told: string } {
  const message = `page-bot-${bot}`
  if (!words.knows(message)) return { name: bot, told: bot }
  const name = words.say(message)
  return { name, told: words.say('help-line', { name, hint: words.attribute(message, 'hint') }) }
}

/** The name shown for a seat: the player's own name, or the bot's level. */
export function seatName(seat: SeatInfo | undefined, words: Words): string {
  return seat?.kind === 'bot' ? levelOf(seat.bot, words).name : (seat?.name ?? '')
}

/** How a seat without a name is called: it is open, or its player's name is not kept. */
export const unnamed = ({ kind }: SeatInfo, words: Words): string =>
  kind === 'human' ? words.say('page-stranger') : words.say('page-seat-open')

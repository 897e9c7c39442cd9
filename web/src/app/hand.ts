/** Which card an option is about. */

/** `play tuco move hidden` is about `tuco move`; nothing for other options. */
export function cardOf(option: string): string | null {
  const found = /^(?:play|keep|pick) (.+?)(?: hidden)?$/.exec(option)
  return found?.[1] ?? null
}

/** The same card face down, where that can be chosen as well. */
export function faceDown(option: string, options: string[]): string | null {
  const hidden = `${option} hidden`
  return options.includes(hidden) ? hidden : null
}

/** Whether the option is one of the hand's cards, laid or kept in the plain way. */
export function inHand(option: string, hand: string[]): boolean {
  const card = cardOf(option)
  return card !== null && !option.startsWith('pick ') && !option.endsWith(' hidden')
    ? hand.includes(card)
    : false
}

/** The page's icon, with a lamp while it is the player's turn and the number of unread messages. */

import { siteRoot } from '../../browser/site'

const plain = () => `${siteRoot()}icon.svg`
/** The largest number shown on the icon. */
const MOST = 9

let drawing: Promise<string> | null = null
let wanted = ''

/** In the drawing's field of 64 by 64. */
export function marks(turn: boolean, unread: number): string {
  const lamp = '<circle cx="51" cy="13" r="11" fill="#ffd86b" stroke="#2a1a1f" stroke-width="4"/>'
  const count = unread > MOST ? `${MOST}+` : String(unread)
  const talk =
    '<circle cx="46" cy="46" r="17" fill="#b3262e" stroke="#fff6e0" stroke-width="3"/>' +
    `<text x="46" y="54" font-family="sans-serif" font-size="${count.length > 1 ? 20 : 25}" ` +
    `font-weight="900" text-anchor="middle" fill="#fff6e0">${count}</text>`
  return (turn ? lamp : '') + (unread ? talk : '')
}

export async function showMarks(turn: boolean, unread: number): Promise<void> {
  const made = marks(turn, unread)
  wanted = made
  const address = made ? await marked(made) : plain()
  if (wanted === made) document.querySelector('link[rel=icon]')?.setAttribute('href', address)
}

async function marked(made: string): Promise<string> {
  try {
    drawing ??= fetch(plain()).then((answer) => answer.text())
    const text = (await drawing).replace('</svg>', `${made}</svg>`)
    return `data:image/svg+xml,${encodeURIComponent(text)}`
  } catch {
    drawing = null // the next mark tries again
    return plain()
  }
}

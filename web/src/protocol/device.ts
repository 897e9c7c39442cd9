/** The token of this device, if it belongs to a profile. With it seats are taken for the profile and
proved, in requests and connections to the server. */

const KEY = 'colt-express device'
const TOKEN = /^device\.[\w-]{22}$/

/** The token; empty without a profile. */
export function deviceToken(): string {
  try {
    const kept = localStorage.getItem(KEY) ?? ''
    return TOKEN.test(kept) ? kept : ''
  } catch {
    return ''
  }
}

/** Stores the token, or forgets it if it is empty. */
export function keepDeviceToken(token: string): void {
  try {
    if (token) localStorage.setItem(KEY, token)
    else localStorage.removeItem(KEY)
  } catch {
    // Private windows may refuse to store it.
  }
}

/** What proves a seat of the profile, in the place of the seat's own token. */
export const seatToken = (seat: number): string => `${deviceToken()}/${seat}`
/** Whether a seat is proved by a device, not by a token of its own. */
export const isOfDevice = (token: string): boolean => token.startsWith('device.')

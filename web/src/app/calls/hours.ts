/** Times of day in minutes, as the server has them, and as a field shows them. */

const DAY = 24 * 60

export const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The minute of a time such as 22:30; null for anything else. */
export function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  return minute >= 0 && minute < DAY ? minute : null
}

/** The time zone of this device. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** Bytes in a megabyte, as networks count. */
const MEGABYTE = 1_000_000

/** A size in megabytes with one decimal, as the language writes it. */
export const megabytes = (bytes: number, code: string): string =>
  (bytes / MEGABYTE).toLocaleString(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

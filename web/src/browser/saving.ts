/** How long the file's address is kept, in milliseconds; the browser may ask first where to save. */
const KEPT = 10_000

/** Saves a file, as if its link had been followed. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}

/** Time in which a visitor gets going after the page has been loaded, in milliseconds. */
const BUSY = 5000

/** When there is time for what a visitor does not wait for. */
export const settled = new Promise<void>((resolve) =>
  addEventListener('load', () => setTimeout(resolve, BUSY)),
)

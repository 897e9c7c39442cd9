/** Installing the page as an app, where the browser offers it. */

/** The browser's offer, which not all browsers make. */
interface Offer extends Event {
  prompt(): Promise<void>
}

let offer: Offer | null = null
let tell: () => void = () => undefined

/** Keeps the browser's offer, to be made on the home page. Call before the browser makes it. */
export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as Offer
    tell()
  })
}

/** Calls `changed` now, and whenever it may have changed whether the page can be installed. */
export function watchOffer(changed: (offered: boolean) => void): () => void {
  tell = () => changed(!!offer)
  tell()
  return () => (tell = () => undefined)
}

/** Lets the browser ask whether to install the page. */
export async function install(): Promise<void> {
  const made = offer
  offer = null // a browser makes an offer once
  tell()
  await made?.prompt()
}

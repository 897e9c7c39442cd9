/** Calls a player who looks elsewhere, with a notification of the browser. */

/** Some browsers on phones show notifications only through a service worker. */
const WORKER = '/caller.js'
const ICON = '/icon-192.png'

export const canCall = (): boolean => typeof Notification !== 'undefined'
export const mayCall = (): boolean => canCall() && Notification.permission === 'granted'
/** The browser would not even ask. */
export const mayNotCall = (): boolean => canCall() && Notification.permission === 'denied'

/** Asks as the browser asks; whether it may be done from now on. */
export async function askToCall(): Promise<boolean> {
  return canCall() && (await Notification.requestPermission()) === 'granted'
}

/** One call per table; returns how it is withdrawn. */
export function call(title: string, body: string, tag: string): () => void {
  const details = { body, tag, icon: ICON }
  try {
    const note = new Notification(title, details)
    note.onclick = () => {
      window.focus()
      note.close()
    }
    return () => note.close()
  } catch {
    const shown = callThroughWorker(title, details)
    return () => void shown.then((withdraw) => withdraw?.())
  }
}

async function callThroughWorker(title: string, details: NotificationOptions & { tag: string }) {
  try {
    const worker = await navigator.serviceWorker.register(WORKER)
    await navigator.serviceWorker.ready
    await worker.showNotification(title, details)
    return async () => {
      for (const note of await worker.getNotifications({ tag: details.tag })) note.close()
    }
  } catch {
    return null // the title and the icon still tell
  }
}

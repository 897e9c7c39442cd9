/** Browser notifications that call a player who looks elsewhere. */

import { siteRoot } from './site'

/** Some browsers on phones show notifications only through a service worker. */
const WORKER = 'serviceWorker.js'
const ICON = 'icon-192.png'

export const canNotify = (): boolean => typeof Notification !== 'undefined'
export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted'
/** Whether the browser would refuse without asking. */
export const isDenied = (): boolean => canNotify() && Notification.permission === 'denied'

/** Lets the browser ask for permission. Returns whether it was granted. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Shows a notification, one per `tag`. The returned function withdraws it. */
export function notify(title: string, body: string, tag: string): () => void {
  const details = { body, tag, icon: `${siteRoot()}${ICON}` }
  try {
    const note = new Notification(title, details)
    note.onclick = () => {
      window.focus()
      note.close()
    }
    return () => note.close()
  } catch {
    const shown = notifyThroughWorker(title, details)
    return () => void shown.then((withdraw) => withdraw?.())
  }
}

async function notifyThroughWorker(title: string, details: NotificationOptions & { tag: string }) {
  try {
    const worker = await navigator.serviceWorker.register(`${siteRoot()}${WORKER}`)
    await navigator.serviceWorker.ready
    await worker.showNotification(title, details)
    return async () => {
      for (const note of await worker.getNotifications({ tag: details.tag })) note.close()
    }
  } catch {
    return null // the page's title and icon still show it
  }
}

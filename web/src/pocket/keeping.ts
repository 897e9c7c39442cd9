/** What the page does for times without a connection, once it has been shown. */

import { engineNote } from './keptEngine'
import { settings } from '../browser/settings.svelte'
import { isStatic } from '../browser/site'
import { keepPage } from './update'

const device = async () => (await import('./device.svelte')).device

export async function keep(): Promise<void> {
  // An app is expected to work without a connection, so installing it is consent.
  addEventListener('appinstalled', () => void device().then((found) => found.take()))
  const note = engineNote()
  if (note) await keepEngine(note === 'kept')
  await keepPage()
}

/** Goes on with a download that was begun, or brings it up to date, without being asked again. Where
games are played on this device the engine starts while the player still chooses. */
async function keepEngine(whole: boolean): Promise<void> {
  const found = await device()
  await found.look()
  if (!found.kept && navigator.onLine) await found.take()
  else if (whole && (isStatic() || settings.here)) found.engine(false)
}

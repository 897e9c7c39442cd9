/** Passkeys: the browser makes one, or lets one answer, for a challenge of the server. What is
binary there travels as base64url. */

import { ask } from '../../protocol/api'
import { arrive, asMe } from '../../browser/me/me'
import { deviceName } from '../../browser/me/deviceName'

interface Options {
  challenge: string
  user?: { id: string; name: string; displayName: string }
  excludeCredentials?: { id: string; type: 'public-key' }[]
  [name: string]: unknown
}

export const canHavePasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Makes a passkey for the profile; false if the player has changed their mind. */
export async function makePasskey(): Promise<boolean> {
  const { user, ...options } = await asMe<Options>('me/passkeys/new', {})
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...user, id: bytesOf(user?.id ?? '') },
    excludeCredentials: (options.excludeCredentials ?? []).map((one) => ({
      ...one,
      id: bytesOf(one.id),
    })),
  } as unknown as PublicKeyCredentialCreationOptions
  const made = await unlessCancelled(() => navigator.credentials.create({ publicKey }))
  if (!made) return false
  const { attestationObject } = made.response as AuthenticatorAttestationResponse
  const credential = told(made, { attestationObject })
  await asMe('me/passkeys', { credential, device: deviceName(navigator.userAgent) })
  return true
}

/** Comes back to a profile with a passkey; false if the player has changed their mind. */
export async function comeBack(): Promise<boolean> {
  const options = await ask<Options>('me/passkeys/challenge', {}, '', 'server')
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions
  const answer = await unlessCancelled(() => navigator.credentials.get({ publicKey }))
  if (!answer) return false
  const { authenticatorData, signature, userHandle } =
    answer.response as AuthenticatorAssertionResponse
  const credential = told(answer, { authenticatorData, signature, userHandle })
  await arrive('me/passkeys/come-back', { credential })
  return true
}

/** The answer of the browser's dialog; null if it was closed or took too long. */
async function unlessCancelled(
  work: () => Promise<Credential | null>,
): Promise<PublicKeyCredential | null> {
  try {
    return (await work()) as PublicKeyCredential | null
  } catch (error) {
    const { name } = error as DOMException
    if (name === 'NotAllowedError' || name === 'AbortError') return null
    throw error
  }
}

/** A credential as it is sent. */
function told(
  credential: PublicKeyCredential,
  parts: Record<string, ArrayBuffer | null>,
): Record<string, unknown> {
  const response: Record<string, string> = {
    clientDataJSON: textOf(credential.response.clientDataJSON),
  }
  for (const [name, part] of Object.entries(parts)) if (part) response[name] = textOf(part)
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    response,
    clientExtensionResults: {},
  }
}

export function textOf(bytes: ArrayBuffer): string {
  const signs = Array.from(new Uint8Array(bytes), (one) => String.fromCharCode(one)).join('')
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function bytesOf(text: string): Uint8Array {
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
}

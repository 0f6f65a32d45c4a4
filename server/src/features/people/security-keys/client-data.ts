import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'

/** The challenge that a browser had signed; null for what cannot be read. */
export function signedChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'

/** Returns the signed challenge, or null if unreadable. */
export function signedChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

import type { SecurityKeyKind, SecurityKeysState } from '@apron/contract/sign-in/security-key'
import { addSecurityKey, beginSecurityKey } from '@apron/contract/sign-in/security-keys.calls'
import { startRegistration } from '@simplewebauthn/browser'
import type { HttpClient } from '../../platform/http/http-client.ts'

/** Outcome of registering a key. */
export type KeyRegistration =
  | { readonly kind: 'added'; readonly state: SecurityKeysState }
  /** The key is already registered for this user. */
  | { readonly kind: 'alreadyRegistered' }
  /** The user cancelled, or the key is unsuitable. */
  | { readonly kind: 'notCreated' }

/** Registers a key with the browser and the server (AUTH-47). @throws CallFailure */
export async function registerKey(
  http: HttpClient,
  kind: SecurityKeyKind,
  name: string,
): Promise<KeyRegistration> {
  const optionsJSON = await http.call(beginSecurityKey, { body: { kind } })
  const registration = await startRegistration({ optionsJSON }).catch((error: unknown) =>
    error instanceof Error && error.name === 'InvalidStateError' ? 'alreadyRegistered' : 'notCreated',
  )
  if (typeof registration === 'string') return { kind: registration }
  const { id, rawId, type, authenticatorAttachment, response } = registration
  const { clientDataJSON, attestationObject, transports } = response
  const credential = {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    ...(authenticatorAttachment === undefined ? {} : { authenticatorAttachment }),
    response: { clientDataJSON, attestationObject, ...(transports === undefined ? {} : { transports }) },
  }
  const state = await http.call(addSecurityKey, { body: { kind, name, credential } })
  return { kind: 'added', state }
}

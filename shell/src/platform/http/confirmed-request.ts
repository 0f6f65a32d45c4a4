import { PASSWORD_NEEDED } from '@apron/contract/codes/response-codes'
import { readRawResponse } from '@apron/contract/wire/raw-response'
import { envelopeOf } from '@apron/contract/wire/read-response'

/** Asks the logged-in user for the password. Resolves to true if it was correct. */
export type ConfirmPassword = () => Promise<boolean>

/** Returns true if the server requires the password first (AUTH-21). */
async function requiresPassword(response: Response): Promise<boolean> {
  if (response.status !== 403) return false
  const raw = await readRawResponse(response.clone()).catch(() => null)
  return envelopeOf(raw?.json).code === PASSWORD_NEEDED
}

/**
 * Sends a request and, if the server required the password and the user gave it, sends it again. The first
 * attempt had no effect.
 * @param confirm null if no user is present to be asked
 */
export async function confirmedRequest(
  send: () => Promise<Response>,
  confirm: ConfirmPassword | null,
): Promise<Response> {
  const response = await send()
  if (confirm === null || !(await requiresPassword(response))) return response
  return (await confirm()) ? await send() : response
}

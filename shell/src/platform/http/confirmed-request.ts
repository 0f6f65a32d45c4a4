import { PASSWORD_NEEDED } from '@apron/contract/codes/response-codes'
import { rawAnswer } from '@apron/contract/wire/raw-answer'
import { envelopeOf } from '@apron/contract/wire/read-answer'

/** Asks for the password of whoever is logged in; whether it was right. */
export type ConfirmPassword = () => Promise<boolean>

/** Whether the server wants the password before it does this (AUTH-21). */
async function wantsPassword(response: Response): Promise<boolean> {
  if (response.status !== 403) return false
  const raw = await rawAnswer(response.clone()).catch(() => null)
  return envelopeOf(raw?.json).code === PASSWORD_NEEDED
}

/**
 * Makes a request, and makes it again when it wanted the password and that was given; the first one did nothing.
 * @param confirm null where no person asked, who could be asked
 */
export async function confirmedRequest(
  make: () => Promise<Response>,
  confirm: ConfirmPassword | null,
): Promise<Response> {
  const response = await make()
  if (confirm === null || !(await wantsPassword(response))) return response
  return (await confirm()) ? await make() : response
}

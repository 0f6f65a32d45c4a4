import { beginPasswordChange } from '@apron/contract/sign-in/password.calls'
import type { PasswordChangeGrant } from '@apron/contract/sign-in/password-change'
import type { RequestedValue } from '@apron/contract/wire/formats/password-frame'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { sealPassword } from '../../platform/passwords/seal-password.ts'

export interface PasswordAttempts {
  /** @param current the typed password; rejects if it is empty */
  answer(question: RequestedValue, current: () => Promise<string>): Promise<string>
  /** Token of the session after the last attempt succeeded; null before the first attempt. */
  nextToken(): string | null
}

/**
 * Supplies the framed page with the parts of one password change. Asking for the current password starts the
 * attempt, and key and authorization belong to it.
 * The password is encrypted for this authorization only (security note T03).
 */
export function createAttempts(http: HttpClient, deviceId: string): PasswordAttempts {
  let begun: Promise<PasswordChangeGrant> | null = null
  let nextToken: string | null = null
  async function begin(): Promise<PasswordChangeGrant> {
    const grant = await http.call(beginPasswordChange, { body: { deviceId } })
    nextToken = grant.nextToken
    return grant
  }

  return {
    async answer(question, current) {
      if (question === 'currentPassword') {
        const typed = await current()
        begun = begin()
        const { authorization, publicKey } = await begun
        return await sealPassword(typed, authorization, publicKey)
      }
      begun ??= begin()
      return (await begun)[question]
    },
    nextToken: () => nextToken,
  }
}

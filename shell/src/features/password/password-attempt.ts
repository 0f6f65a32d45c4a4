import { beginPasswordChange } from '@apron/contract/sign-in/password.calls'
import type { PasswordChangeGrant } from '@apron/contract/sign-in/password-change'
import type { RequestedValue } from '@apron/contract/wire/formats/password-frame'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { sealPassword } from '../../platform/passwords/seal-password.ts'

export interface PasswordAttempts {
  /** @param current the typed password; rejects if it is empty */
  provideValue(requested: RequestedValue, current: () => Promise<string>): Promise<string>
  /** Token of the session after the last attempt succeeded; null before the first attempt. */
  nextToken(): string | null
}

/**
 * Supplies the framed page with the parts of one password change. Asking for the current password starts the
 * attempt, and key and authorization belong to it.
 * The password is encrypted for this authorization only (security note T03).
 */
export function createAttempts(http: HttpClient, deviceId: string): PasswordAttempts {
  let grantPromise: Promise<PasswordChangeGrant> | null = null
  let nextToken: string | null = null
  async function begin(): Promise<PasswordChangeGrant> {
    const grant = await http.call(beginPasswordChange, { body: { deviceId } })
    nextToken = grant.nextToken
    return grant
  }

  return {
    async provideValue(requested, current) {
      if (requested === 'currentPassword') {
        const typed = await current()
        grantPromise = begin()
        const { authorization, publicKey } = await grantPromise
        return await sealPassword(typed, authorization, publicKey)
      }
      grantPromise ??= begin()
      return (await grantPromise)[requested]
    },
    nextToken: () => nextToken,
  }
}

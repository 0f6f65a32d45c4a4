import { beginPasswordChange } from '@apron/contract/calls/password.calls'
import type { PasswordChangeGrant } from '@apron/contract/entities/password-change'
import type { PasswordQuestion } from '@apron/contract/wire/password-frame'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { sealPassword } from '../../platform/passwords/seal-password.ts'

/** @param current the typed password; rejects when there is none */
export type PasswordAttempts = (question: PasswordQuestion, current: () => Promise<string>) => Promise<string>

/**
 * What one attempt hands to the framed page: asking for the current password begins it, key and authorization belong to it.
 * The password leaves as ciphertext that is good with this authorization alone (security note T03).
 */
export function createAttempts(http: HttpClient, deviceId: string): PasswordAttempts {
  let grant: Promise<PasswordChangeGrant> | null = null
  const begin = () => http.call(beginPasswordChange, { body: { deviceId } })

  return async (question, current) => {
    if (question === 'currentPassword') {
      const typed = await current()
      grant = begin()
      const { authorization, publicKey } = await grant
      return await sealPassword(typed, authorization, publicKey)
    }
    grant ??= begin()
    return (await grant)[question]
  }
}

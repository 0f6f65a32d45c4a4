import { joinSealed } from '@apron/contract/rules/people/sealed-password'
import { encryptPassword } from './encrypt-password.ts'

/** Encrypts a password to a text for the server only, bound to the accompanying token (docs/wire.md). */
export async function sealPassword(password: string, token: string, publicKey: string): Promise<string> {
  return joinSealed(await encryptPassword(password, token, publicKey))
}

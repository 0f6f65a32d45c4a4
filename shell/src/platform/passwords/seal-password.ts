import { joinSealed } from '@apron/contract/rules/people/sealed-password'
import { encryptPassword } from './encrypt-password.ts'

/** A password as one text that only the server can read, bound to the token it goes with (docs/wire.md). */
export async function sealPassword(password: string, token: string, publicKey: string): Promise<string> {
  return joinSealed(await encryptPassword(password, token, publicKey))
}

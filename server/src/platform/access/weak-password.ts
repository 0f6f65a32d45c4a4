import { PASSWORD_MAX_LENGTH } from '@apron/contract/limits/password'
import {
  OBVIOUS_PASSWORD_WORDS,
  type PasswordMeter,
  passwordStrength,
} from '@apron/contract/rules/people/password-strength'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const factory = new ZxcvbnFactory({
  dictionary: { leaked: dictionary['passwords-common'], obvious: OBVIOUS_PASSWORD_WORDS },
  graphs: adjacencyGraphs,
  maxLength: PASSWORD_MAX_LENGTH,
})

const meter: PasswordMeter = (password, personalWords) => factory.check(password, [...personalWords]).score

/** Returns true if a password is too weak. @param accountAndNames the account first */
export function isWeakPassword(password: string, ...accountAndNames: readonly string[]): boolean {
  return passwordStrength(meter, password, accountAndNames).fault !== null
}

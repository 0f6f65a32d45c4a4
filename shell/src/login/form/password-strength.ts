import { PASSWORD_MAX_LENGTH } from '@apron/contract/limits/password'
import {
  OBVIOUS_PASSWORD_WORDS,
  type PasswordMeter,
  type PasswordStrength,
  passwordStrength,
} from '@apron/contract/rules/people/password-strength'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const factory = new ZxcvbnFactory({
  dictionary: { leaked: dictionary['passwords-common'], obvious: OBVIOUS_PASSWORD_WORDS },
  graphs: adjacencyGraphs,
  maxLength: PASSWORD_MAX_LENGTH,
})

const meter: PasswordMeter = (password, near) => factory.check(password, [...near]).score

/** @param person account and names, as far as known */
export function ratePassword(password: string, person: readonly string[]): PasswordStrength {
  return passwordStrength(meter, password, person)
}

import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { PasswordResetQuery, PasswordResetResponse } from '@apron/contract/sign-in/one-time-code'
import { hashPassword } from '../../platform/access/password-hash.ts'
import { isWeakPassword } from '../../platform/access/weak-password.ts'
import type { CaptchaService } from './captcha/captcha.service.ts'
import { type SendCodeDeps, sendCode } from './codes/send-code.ts'
import type { LoginKeyService } from './login-key.service.ts'
import type { RenewPassword } from './renew-password.ts'
import type { TypedNames } from './typed-names.ts'

export interface ForgotPasswordDeps extends SendCodeDeps {
  readonly captchas: CaptchaService
  readonly keys: LoginKeyService
  readonly names: TypedNames
  readonly renewPassword: RenewPassword
}

/** Returns the purpose of a password-reset captcha, which is bound to one employee code (AUTH-12). */
export function passwordResetPurpose(names: Pick<TypedNames, 'hashOf'>, employeeCode: string): string {
  return `password ${names.hashOf(employeeCode.trim())}`
}

/** Runs the two steps of a forgotten password: sends a code, then accepts it with a new password (AUTH-12). */
export async function forgetPassword(
  deps: ForgotPasswordDeps,
  query: PasswordResetQuery,
  origin: { readonly address: string; readonly language: Language },
): Promise<PasswordResetResponse> {
  await deps.captchas.redeem(query, passwordResetPurpose(deps.names, query.employeeCode))
  const userCode = query.employeeCode.trim()
  const subject = await deps.names.subjectOf(userCode, 'account')
  const owner = { purpose: 'password', subject, deviceId: query.deviceId } as const
  const { mobileCode } = query
  if (mobileCode === undefined) {
    await sendCode(deps, owner, origin)
    return { changed: false }
  }
  const password = await deps.keys.open(readSealedPassword(query))
  // Checks only the typed password: this reveals nothing about the account and costs no try.
  if (password !== null && isWeakPassword(password, userCode))
    throw new Refusal(SERVER_ERRORS.passwordTooWeak)
  const isRightCode = await deps.codes.check(owner, mobileCode)
  if (!isRightCode || password === null || !(await deps.codes.consume(owner))) {
    await deps.failures.recordAddressFailure(origin.address)
    throw new Refusal(SERVER_ERRORS.codeWrong)
  }
  const event = { event: 'password reset', userCode, address: origin.address } as const
  if (!(await deps.renewPassword({ passwordHash: await hashPassword(password), event }))) {
    throw new Refusal(SERVER_ERRORS.codeWrong)
  }
  return { changed: true }
}

function readSealedPassword({ password, authKey, authIv, captchaKey }: PasswordResetQuery) {
  if (password === undefined || authKey === undefined || authIv === undefined) {
    throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'query (password, authKey, authIv)' })
  }
  return { password, authKey, authIv, captchaKey }
}

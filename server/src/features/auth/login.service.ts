import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { UserInfo } from '@apron/contract/organisation/user-info'
import type { LoginRequest } from '@apron/contract/sign-in/login'
import type { Kysely } from 'kysely'
import { passwordMatches } from '../../platform/access/password-hash.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import type { Account, FindAccount, OpenedSession, SessionStore } from '../organisation/organisation.ts'
import { type CaptchaService, LOGIN_CAPTCHA } from './captcha/captcha.service.ts'
import type { CodeOwner, OneTimeCodes } from './codes/one-time-codes.store.ts'
import type { LoginKeyService } from './login-key.service.ts'
import { codeScope, type LoginFailures } from './throttling/login-failures.store.ts'
import type { TypedNames } from './typed-names.ts'

/**
 * Builds the user info for the browser; implemented by the users feature. Null if the person may not work at the site.
 */
export type BuildUserInfo = (
  account: Account,
  session: { readonly site: string; readonly token: string },
  language: Language,
) => Promise<UserInfo | null>

export interface LoginDeps {
  readonly db: Kysely<unknown>
  readonly findAccount: FindAccount
  readonly captchas: CaptchaService
  readonly keys: LoginKeyService
  readonly failures: LoginFailures
  readonly codes: OneTimeCodes
  readonly sessions: SessionStore
  readonly buildUserInfo: BuildUserInfo
  /** Returns true if the account's password has expired and the variant rejects it (§4). */
  readonly isBlockedByExpiry: (account: Account) => boolean
  readonly audit: SecurityAudit
  readonly names: TypedNames
}

/** Properties of the login request outside its body. */
export interface LoginOrigin {
  /** Kind of user name: an account, or an id-card number. */
  readonly by: 'account' | 'id card'
  readonly fromBrowser: boolean
  readonly address: string
  readonly language: Language
}

export interface LoginOutcome {
  readonly user: UserInfo
  readonly session: OpenedSession
}

/** Refusals that count as failures of the address: a guesser gets these. */
const GUESSES: ReadonlySet<Refusal['entry']> = new Set([
  SERVER_ERRORS.wrongCredentials,
  SERVER_ERRORS.codeWrong,
  SERVER_ERRORS.tooManyFailures,
])

/** Logs a person in. Every kind of login goes through these checks in this order (security note T06). */
export async function logIn(
  deps: LoginDeps,
  request: LoginRequest,
  origin: LoginOrigin,
): Promise<LoginOutcome> {
  const subject = await deps.names.subjectOf(request.username, origin.by)
  // A wrong captcha is neither an attempt nor an audit entry. So each audit entry costs its sender a solved captcha.
  await deps.captchas.redeem(request, LOGIN_CAPTCHA)
  const attempt = { userCode: subject, address: origin.address }
  try {
    const account = await authenticate(deps, request, subject, origin.address)
    // Only a caller with the right password learns that it has expired (security note T05).
    if (deps.isBlockedByExpiry(account)) throw new Refusal(SERVER_ERRORS.passwordExpired)
    return await openSession(deps, account, origin)
  } catch (error) {
    if (error instanceof Refusal) {
      if (GUESSES.has(error.entry)) await deps.failures.recordAddressFailure(origin.address)
      await deps.audit({ event: 'login refused', ...attempt, reason: error.entry.en })
    }
    throw error
  }
}

async function openSession(deps: LoginDeps, account: Account, origin: LoginOrigin): Promise<LoginOutcome> {
  const { userCode, defaultSite: site } = account
  const { address, fromBrowser: bound } = origin
  const session = await inTransaction(deps.db, async transaction => {
    const opened = await deps.sessions.open(userCode, site, { bound, confirmed: true }, transaction)
    await deps.audit({ event: 'login', userCode, address, sessionId: opened.id, bound }, transaction)
    return opened
  })
  const user = await deps.buildUserInfo(account, { site, token: session.token }, origin.language)
  if (!user) throw new Refusal(SERVER_ERRORS.forbidden)
  return { user, session }
}

/**
 * Returns the account if the password is right. Unknown user, wrong password and undecryptable password give the same
 * answer in the same time (security notes T05, T07). With a code sent to the person's phone, both must be right, and
 * attempts of strangers do not delay this one.
 */
async function authenticate(
  deps: LoginDeps,
  request: LoginRequest,
  subject: string,
  address: string,
): Promise<Account> {
  const { deviceId, mobileCode = '' } = request
  const owner: CodeOwner | null = mobileCode === '' ? null : { purpose: 'login', subject, deviceId }
  if (owner !== null && !(await deps.codes.check(owner, mobileCode)))
    throw new Refusal(SERVER_ERRORS.codeWrong)
  const scopes =
    owner === null ? await deps.failures.scopesOf(subject, deviceId, address) : [codeScope(subject)]
  await deps.failures.countAttempt(scopes)
  const password = await deps.keys.open(request)
  const account = await deps.findAccount(subject)
  const usable = account?.enabled === true && password !== null
  const matches = await passwordMatches(password ?? '', usable ? account.passwordHash : null)
  if (!matches || !usable) throw new Refusal(SERVER_ERRORS.wrongCredentials)
  if (owner !== null && !(await deps.codes.consume(owner))) throw new Refusal(SERVER_ERRORS.codeWrong)
  await deps.failures.reset(scopes, subject, deviceId)
  return account
}

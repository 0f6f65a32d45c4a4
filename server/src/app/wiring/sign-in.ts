import { VARIANTS } from '@apron/contract/variants/variants'
import type { ServerRoute } from '@apron/server-kit/calls/serve-call'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import { authRoutes } from '../../features/auth/auth.routes.ts'
import { createCaptchaService, LOGIN_CAPTCHA } from '../../features/auth/captcha/captcha.service.ts'
import { createChallenges } from '../../features/auth/challenges.store.ts'
import { createContactsStore } from '../../features/auth/codes/contacts.store.ts'
import { createOneTimeCodes } from '../../features/auth/codes/one-time-codes.store.ts'
import { confirmationRoutes } from '../../features/auth/confirmation.routes.ts'
import { createKeyedHash } from '../../features/auth/keyed-hash.ts'
import { createLoginKeyService, type LoginKeyService } from '../../features/auth/login-key.service.ts'
import { createRenewPassword, type RenewPassword } from '../../features/auth/renew-password.ts'
import { createLoginFailures } from '../../features/auth/throttling/login-failures.store.ts'
import { createTypedNames } from '../../features/auth/typed-names.ts'
import {
  createSignInMethodNotifier,
  deleteKeysWithAudit,
  deletePinsWithAudit,
  deviceOf,
  type FindAccount,
  findAccount,
  keysOf,
  pinsExpiredAt,
  pinsOf,
  quickSignInRoutes,
  relyingPartyOf,
  removeDeviceOfOtherOwner,
  renewPin,
  type SessionStore,
  securityKeysRoutes,
  setPassword,
} from '../../features/organisation/organisation.ts'
import { passwordRoutes } from '../../features/password/password.routes.ts'
import { exchangeOf } from '../../platform/http/admission/call-session.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import { cookiePaths } from '../cookie-paths.ts'
import type { ServerDeps } from '../server-deps.ts'
import { type PeopleInSessions, peopleInSessions } from './sessions.ts'

/** Login and passwords, with the parts that other features use. */
export interface SignIn {
  readonly routes: readonly ServerRoute[]
  readonly keys: LoginKeyService
  readonly renewPassword: RenewPassword
  readonly people: PeopleInSessions
  /** Deletes expired data. */
  sweep(): Promise<void>
}

export function createSignIn(
  deps: ServerDeps,
  sessions: SessionStore,
  audit: SecurityAudit,
  messages: MessagesService,
): SignIn {
  const { clock, delivery, limits, logger, secretKey, settings } = deps
  const db = deps.database.kysely
  const failures = createLoginFailures(db, clock)
  const captchas = createCaptchaService(db, clock, failures, limits.captchaNumbers)
  const contacts = createContactsStore(db, createKeyedHash(secretKey, 'id card'))
  const codes = createOneTimeCodes(db, clock, createKeyedHash(secretKey, 'one-time code'))
  const challenges = createChallenges(db, clock)
  const keys = createLoginKeyService(db, clock, secretKey)
  const renewPassword = createRenewPassword({
    db,
    clock,
    sessions,
    failures,
    audit,
    setPassword,
    async endQuickSignIn(transaction, userCode) {
      await deletePinsWithAudit(transaction, audit, pinsOf([userCode]), 'password')
      await deleteKeysWithAudit(transaction, audit, keysOf([userCode]), 'password')
    },
  })
  const notifier = createSignInMethodNotifier({
    messages,
    contacts,
    delivery,
    onDeliveryFailure: error => logger.error({ err: error }, 'news of a login could not be delivered'),
  })
  const people = peopleInSessions(deps, sessions, audit)
  const accountOf: FindAccount = userCode => findAccount(db, userCode)
  const names = createTypedNames(accountOf, createKeyedHash(secretKey, 'audit'), contacts)
  const login = authRoutes({
    db,
    findAccount: accountOf,
    captchas,
    keys,
    failures,
    contacts,
    codes,
    delivery,
    onDeliveryFailure: error => logger.error({ err: error }, 'a code could not be delivered'),
    renewPassword,
    sessions,
    buildUserInfo: people.buildUserInfo,
    isBlockedByExpiry: people.isBlockedByExpiry,
    audit,
    names,
    async onPasswordLogin(userCode, context) {
      const deviceHash = deviceOf(exchangeOf(context))
      if (deviceHash !== null) await renewPin(db, { userCode, deviceHash }, clock.now())
      await removeDeviceOfOtherOwner(db, audit, deviceHash, userCode)
    },
    cookiePaths: cookiePaths(VARIANTS[settings.variant]),
  })
  const confirmation = confirmationRoutes({
    db,
    clock,
    challenges,
    findAccount: accountOf,
    keys,
    failures,
    sessions,
    audit,
  })
  const quick = quickSignInRoutes({
    db,
    clock,
    isOn: settings.quickSignIn,
    redeemCaptcha: answer => captchas.redeem(answer, LOGIN_CAPTCHA),
    keys,
    failures,
    names,
    challenges,
    pinHash: createKeyedHash(secretKey, 'pin'),
    sessions: people.quick,
    audit,
    notifier,
  })
  const securityKeys = securityKeysRoutes({
    db,
    clock,
    isOn: settings.quickSignIn,
    party: relyingPartyOf(settings.publicUrl),
    redeemCaptcha: answer => captchas.redeem(answer, LOGIN_CAPTCHA),
    failures,
    names,
    challenges,
    handleHash: createKeyedHash(secretKey, 'security key'),
    sessions: people.quick,
    audit,
    notifier,
  })
  const resetLink = settings.passwordResetLink
  const password = passwordRoutes({ db, clock, keys, failures, renewPassword, audit, resetLink })
  return {
    routes: [...login, ...confirmation, ...quick, ...securityKeys, ...password],
    keys,
    renewPassword,
    people,
    async sweep() {
      await Promise.all([
        captchas.sweep(),
        failures.sweep(),
        codes.sweep(),
        challenges.sweep(),
        db
          .transaction()
          .execute(transaction =>
            deletePinsWithAudit(transaction, audit, pinsExpiredAt(clock.now()), 'expired'),
          ),
      ])
    },
  }
}

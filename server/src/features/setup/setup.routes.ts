import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { PERSON_LINK_MS } from '@apron/contract/limits/password'
import type { UserInfo } from '@apron/contract/organisation/user-info'
import { splitSealed } from '@apron/contract/rules/people/sealed-password'
import { firstAdministrator, firstSites, firstUser, setupOptions } from '@apron/contract/sign-in/setup.calls'
import { SETUP_SCHEMAS } from '@apron/contract/sign-in/setup.schemas'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { hashPassword } from '../../platform/access/password-hash.ts'
import { lockPeople } from '../../platform/access/people-lock.ts'
import { isWeakPassword } from '../../platform/access/weak-password.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { exchangeOf, sessionOf } from '../../platform/http/admission/call-session.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import type { LoginKeyService } from '../auth/login-key.service.ts'
import type { NewLink, PermissionGuard } from '../organisation/organisation.ts'
import { createFirstAdministrator, isSetupTokenValid, type SetupOwners } from './setup.store.ts'
import { chooseSites, createFirstUser, findSetupOptions } from './setup-steps.store.ts'

const DAY_MS = 24 * 60 * 60_000

export interface SetupDeps extends SetupOwners {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly keys: Pick<LoginKeyService, 'open'>
  /** Opens a session for a person whose password was just set. */
  readonly openSession: (userCode: string, context: CallContext) => Promise<UserInfo>
  /** Moves the session to a site. */
  readonly moveSession: (context: CallContext, threeCode: string) => Promise<UserInfo>
  /** Creates a one-time link for a person without a password. */
  readonly newLink: NewLink
  readonly guard: Pick<PermissionGuard, 'facts'>
  readonly audit: SecurityAudit
}

export function setupRoutes(deps: SetupDeps): ServerRoute[] {
  const { db, clock, keys, audit } = deps
  return [
    serveCall(firstAdministrator, SETUP_SCHEMAS.firstAdministrator, async ({ body }, context) => {
      const { userCode, nameZh, nameEn, setupToken } = body
      const linkInvalid = new Refusal(SERVER_ERRORS.setupLinkInvalid)
      if (!(await isSetupTokenValid(db, setupToken, clock.now()))) throw linkInvalid
      const password = await keys.open({ ...splitSealed(body.password), captchaKey: setupToken })
      if (password === null) throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'password' })
      if (isWeakPassword(password, userCode, nameZh, nameEn)) throw new Refusal(SERVER_ERRORS.passwordTooWeak)
      const hash = await hashPassword(password)
      await inTransaction(db, async transaction => {
        if (!(await createFirstAdministrator(transaction, deps, body, hash, clock.now()))) throw linkInvalid
        const { address } = exchangeOf(context)
        await audit({ event: 'first administrator', userCode, address }, transaction)
      })
      return await deps.openSession(userCode, context)
    }),

    serveCall(setupOptions, SETUP_SCHEMAS.setupOptions, (_input, context) =>
      findSetupOptions(db, deps, sessionOf(context).userCode),
    ),

    serveCall(firstSites, SETUP_SCHEMAS.firstSites, async ({ body }, context) => {
      const { userCode } = sessionOf(context)
      await inTransaction(db, async transaction => {
        await chooseSites(transaction, deps, userCode, body.sites)
        const { address } = exchangeOf(context)
        const site = body.sites.join(' ')
        await audit({ event: 'first sites chosen', userCode, address, site }, transaction)
      })
      return await deps.moveSession(context, body.sites[0] ?? '')
    }),

    serveCall(firstUser, SETUP_SCHEMAS.firstUser, async ({ body }, context) => {
      const { userCode } = body
      return await inTransaction(db, async transaction => {
        await lockPeople(transaction)
        const { userCode: by } = sessionOf(context)
        const { catalogue } = await deps.guard.facts(transaction, by)
        await createFirstUser(transaction, deps, by, body, catalogue)
        const token = await deps.newLink(transaction, userCode, { by, handed: true })
        const { address } = exchangeOf(context)
        await audit({ event: 'first user', userCode: by, target: userCode, address }, transaction)
        return { userCode, token, validDays: PERSON_LINK_MS / DAY_MS }
      })
    }),
  ]
}

import { firstAdministrator } from '@apron/contract/calls/setup.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { isWeakPassword } from '@apron/contract/rules/password-strength'
import { schemasOf } from '@apron/contract/schemas/call-schemas'
import { type Clock, type ServerRoute, serveCall } from '@apron/contract/sub-apps/server-plugin'
import type { Kysely } from 'kysely'
import { hashPassword } from '../../platform/access/password-hash.ts'
import { exchangeOf } from '../../platform/http/call-session.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import { makeFirstAdministrator, setupTokenIsGood } from './setup.store.ts'

export interface SetupDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audit: SecurityAudit
}

export function setupRoutes({ db, clock, audit }: SetupDeps): ServerRoute[] {
  return [
    serveCall(firstAdministrator, schemasOf(firstAdministrator), async ({ body }, context) => {
      const { userCode, password } = body
      const linkInvalid = new Refusal(SERVER_ERRORS.setupLinkInvalid)
      if (!(await setupTokenIsGood(db, body.setupToken, clock.now()))) throw linkInvalid
      if (isWeakPassword(password, userCode)) throw new Refusal(SERVER_ERRORS.passwordTooWeak)
      const made = await makeFirstAdministrator(db, body, await hashPassword(password), clock.now())
      if (!made) throw linkInvalid
      audit({ event: 'first administrator', userCode, address: exchangeOf(context).address })
      return { userCode }
    }),
  ]
}

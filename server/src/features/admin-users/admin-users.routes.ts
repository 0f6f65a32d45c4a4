import {
  endUserSessions,
  getAdminUser,
  importUsers as importUsersCall,
  inviteUser,
  pageAdminUsers,
  saveAdminUser,
  setUserEnabled,
} from '@apron/contract/calls/admin-user.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { MAX_OFFSET_ROWS } from '@apron/contract/limits/paging'
import { PERSON_LINK_MS } from '@apron/contract/limits/password'
import { wireTime } from '@apron/contract/rules/wire-time'
import { schemasOf } from '@apron/contract/schemas/call-schemas'
import {
  type CallContext,
  type Clock,
  callerOf,
  type ServerRoute,
  serveCall,
} from '@apron/contract/sub-apps/server-plugin'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { exchangeOf } from '../../platform/http/call-session.ts'
import type { SecurityAudit, SecurityEvent } from '../../platform/log/security-audit.ts'
import { saveUser, setEnabled, userOf } from './change-users.service.ts'
import { importUsers } from './import-users.service.ts'
import { endSessionsOf } from './user-change.store.ts'
import { pageOfUsers } from './user-list.store.ts'

export interface AdminUsersDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audit: SecurityAudit
  /** The token of a one-time link by which this person sets a password. */
  readonly newLink: (userCode: string, now: Date) => Promise<string>
}

export function adminUsersRoutes({ db, clock, audit, newLink }: AdminUsersDeps): ServerRoute[] {
  const note = (
    store: Kysely<unknown>,
    context: CallContext,
    event: Omit<SecurityEvent, 'userCode' | 'address'>,
  ) => audit({ ...event, userCode: callerOf(context).userCode, address: exchangeOf(context).address }, store)

  return [
    serveCall(pageAdminUsers, schemasOf(pageAdminUsers), async ({ body }, context) => {
      const { current, size } = body
      if ((current - 1) * size > MAX_OFFSET_ROWS) throw new Refusal(SERVER_ERRORS.tooFarBack)
      return { ...(await pageOfUsers(db, body, context.language)), current, size }
    }),
    serveCall(getAdminUser, schemasOf(getAdminUser), ({ query }, context) =>
      userOf(db, query.userCode, context.language),
    ),
    serveCall(saveAdminUser, schemasOf(saveAdminUser), async ({ body }, context) => {
      return await inTransaction(db, async transaction => {
        const { userCode: by } = callerOf(context)
        const { user, change } = await saveUser(transaction, body, by, context.language)
        await note(transaction, context, { event: 'user changed', target: user.userCode, ...change })
        return user
      })
    }),
    serveCall(setUserEnabled, schemasOf(setUserEnabled), async ({ body }, context) => {
      return await inTransaction(db, async transaction => {
        const user = await setEnabled(transaction, body, callerOf(context).userCode, context.language)
        const event = body.enabled ? 'user enabled' : 'user disabled'
        await note(transaction, context, { event, target: user.userCode })
        return user
      })
    }),
    serveCall(endUserSessions, schemasOf(endUserSessions), async ({ body }, context) => {
      await userOf(db, body.userCode, context.language)
      return await inTransaction(db, async transaction => {
        const ended = await endSessionsOf(transaction, body.userCode)
        await note(transaction, context, { event: 'sign-ins ended', target: body.userCode, count: ended })
        return { ended }
      })
    }),
    serveCall(inviteUser, schemasOf(inviteUser), async ({ body }, context) => {
      const { userCode, state } = await userOf(db, body.userCode, context.language)
      if (state === 'disabled') throw new Refusal(SERVER_ERRORS.notAllowedInState)
      const now = clock.now()
      const token = await newLink(userCode, now)
      await note(db, context, { event: 'user invited', target: userCode })
      return {
        path: `/welcome?token=${token}`,
        validUntil: wireTime(new Date(now.getTime() + PERSON_LINK_MS)),
      }
    }),
    serveCall(importUsersCall, schemasOf(importUsersCall), async ({ body }, context) => {
      return await inTransaction(db, async transaction => {
        const report = await importUsers(transaction, body, callerOf(context).userCode, context.language)
        const count = report.added + report.changed
        if (report.done) await note(transaction, context, { event: 'users imported', count })
        return report
      })
    }),
  ]
}

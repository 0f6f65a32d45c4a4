import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { AIRPORT_SCHEMAS } from '@apron/contract/dictionary/airport.schemas'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { USER_SEARCHES_PER_MINUTE } from '@apron/contract/limits/search'
import { formUserByCode, queryUsers } from '@apron/contract/organisation/user.calls'
import { USER_SCHEMAS } from '@apron/contract/organisation/user.schemas'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { createThrottle } from '../../../../platform/access/throttle.ts'
import { findFormUser, searchUsers } from './user-search.store.ts'
import { employeeInfo, type SessionDetails, type SessionLimits } from './users.rules.ts'
import { findEmployee } from './users.store.ts'

/** Logs outlive accounts, so their readers may search for people who have left. */
const LOG_PERMISSIONS = [ADMIN_PERMISSIONS.operations.view, ADMIN_PERMISSIONS.audit.view]

export interface UsersDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  /** Returns the session of the call. */
  readonly sessionOf: (context: CallContext) => Promise<SessionDetails & SessionLimits>
  readonly menuVersionOf: (userCode: string) => Promise<string>
}

export function usersRoutes({ db, clock, sessionOf, menuVersionOf }: UsersDeps): ServerRoute[] {
  const withinLimit = createThrottle(clock, USER_SEARCHES_PER_MINUTE)
  return [
    serveCall(loginEmployeeInfo, AIRPORT_SCHEMAS.loginEmployeeInfo, async (_input, context) => {
      const { userCode } = callerOf(context)
      const employee = await findEmployee(db, userCode, context.site)
      if (employee === null) throw new Refusal(SERVER_ERRORS.forbidden)
      const menuVersion = await menuVersionOf(userCode)
      return { ...employeeInfo(employee, await sessionOf(context), context.language), menuVersion }
    }),
    serveCall(queryUsers, USER_SCHEMAS.queryUsers, async ({ body }, context) => {
      const { userCode: searcher, resources } = callerOf(context)
      // Limited per account, across sessions and addresses, so that nobody can list the whole staff (security note
      // T05).
      if (!withinLimit(searcher)) throw new Refusal(SERVER_ERRORS.tooManyRequests)
      const { current, size, queryCriteria } = body
      const { closed = false } = queryCriteria
      if (closed && !LOG_PERMISSIONS.some(right => resources.has(right)))
        throw new Refusal(SERVER_ERRORS.forbidden)
      const { language } = context
      return await searchUsers(db, {
        searcher,
        text: queryCriteria.text.trim(),
        language,
        closed,
        current,
        size,
      })
    }),
    serveCall(formUserByCode, USER_SCHEMAS.formUserByCode, async ({ query }, context) => {
      const { userCode: searcher } = callerOf(context)
      // Shares its limit with the search: numbers can be enumerated as well as names.
      if (!withinLimit(searcher)) throw new Refusal(SERVER_ERRORS.tooManyRequests)
      const user = await findFormUser(db, searcher, query.userCode, context.language)
      if (user === null) throw new Refusal(SERVER_ERRORS.notFound)
      return user
    }),
  ]
}

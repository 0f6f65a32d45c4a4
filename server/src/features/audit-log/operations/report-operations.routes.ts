import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { OPERATION_REPORTS_PER_MINUTE } from '@apron/contract/limits/operation-log'
import { sendOperations } from '@apron/contract/operations/operation.calls'
import { OPERATION_SCHEMAS } from '@apron/contract/operations/operation.schemas'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { actsFor } from '@apron/server-kit/people/acting'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { createThrottle } from '../../../platform/access/throttle.ts'
import { sessionOf } from '../../../platform/http/admission/call-session.ts'
import { addOperations, isLogFull } from './operation-log.store.ts'
import { operationRows } from './operation-rows.ts'

export interface ReportOperationsDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly permissionOf: (call: string) => string | null
  /** Returns the delegator of a call without a permission, such as a decision. Null: in their own name. */
  readonly findDelegator: (call: string, userCode: string, at: Date) => Promise<string | null>
}

export function reportOperationsRoutes({
  db,
  clock,
  permissionOf,
  findDelegator,
}: ReportOperationsDeps): ServerRoute[] {
  const withinLimit = createThrottle(clock, OPERATION_REPORTS_PER_MINUTE)
  return [
    serveCall(sendOperations, OPERATION_SCHEMAS.sendOperations, async ({ body }, context) => {
      if (!withinLimit(sessionOf(context).id)) throw new Refusal(SERVER_ERRORS.tooManyRequests)
      const person = callerOf(context)
      if (await isLogFull(db, person.userCode, clock.now())) throw new Refusal(SERVER_ERRORS.tooManyRequests)
      const actor = {
        userCode: person.userCode,
        site: context.site,
        delegatorOf(call: string) {
          const permission = permissionOf(call)
          return permission === null ? null : (actsFor(person, permission)?.userCode ?? null)
        },
      }
      const rows = operationRows(body.entries, actor, clock.now())
      for (const row of rows) {
        if (row.for_code !== null || row.done !== true) continue
        // oxlint-disable-next-line no-await-in-loop -- a report has a handful of decisions
        row.for_code = await findDelegator(row.call ?? '', person.userCode, row.occurred_at)
      }
      await addOperations(db, rows)
      return null
    }),
  ]
}

import { sendOperations } from '@apron/contract/calls/operation.calls'
import { OPERATION_SCHEMAS } from '@apron/contract/calls/operation.schemas'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { OPERATION_REPORTS_PER_MINUTE } from '@apron/contract/limits/operation-log'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { createThrottle } from '../../platform/access/throttle.ts'
import { sessionOf } from '../../platform/http/call-session.ts'
import { operationRows } from './operations.rules.ts'
import { addOperations } from './operations.store.ts'

export interface OperationsDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
}

export function operationsRoutes({ db, clock }: OperationsDeps): ServerRoute[] {
  const withinLimit = createThrottle(clock, OPERATION_REPORTS_PER_MINUTE)
  return [
    serveCall(sendOperations, OPERATION_SCHEMAS.sendOperations, async ({ body }, context) => {
      if (!withinLimit(sessionOf(context).id)) throw new Refusal(SERVER_ERRORS.tooManyRequests)
      const { userCode } = callerOf(context)
      await addOperations(db, operationRows(body.entries, { userCode, site: context.site }, clock.now()))
      return null
    }),
  ]
}

import { loginEmployeeInfo } from '@apron/contract/calls/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { schemasOf } from '@apron/contract/schemas/call-schemas'
import {
  type CallContext,
  callerOf,
  type ServerRoute,
  serveCall,
} from '@apron/contract/sub-apps/server-plugin'
import type { Kysely } from 'kysely'
import { employeeInfo, type SessionDetails } from './users.rules.ts'
import { findEmployee } from './users.store.ts'

export interface UsersDeps {
  readonly db: Kysely<unknown>
  /** The session the call was made with. */
  readonly sessionOf: (context: CallContext) => Promise<SessionDetails>
}

export function usersRoutes({ db, sessionOf }: UsersDeps): ServerRoute[] {
  return [
    serveCall(loginEmployeeInfo, schemasOf(loginEmployeeInfo), async (_input, context) => {
      const employee = await findEmployee(db, callerOf(context).userCode, context.site)
      if (employee === null) throw new Refusal(SERVER_ERRORS.forbidden)
      return employeeInfo(employee, await sessionOf(context), context.language)
    }),
  ]
}

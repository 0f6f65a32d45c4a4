import { adminOperations } from '@apron/contract/calls/admin-operation.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { MAX_OFFSET_ROWS } from '@apron/contract/limits/paging'
import { timeOfWire } from '@apron/contract/rules/wire-time'
import { schemasOf } from '@apron/contract/schemas/call-schemas'
import { type ServerRoute, serveCall } from '@apron/contract/sub-apps/server-plugin'
import type { Kysely } from 'kysely'
import { operationPage } from './admin-operations.store.ts'

export function adminOperationsRoutes({ db }: { readonly db: Kysely<unknown> }): ServerRoute[] {
  return [
    serveCall(adminOperations, schemasOf(adminOperations), async ({ body }, { language }) => {
      const { current, size, queryCriteria } = body
      if ((current - 1) * size >= MAX_OFFSET_ROWS) throw new Refusal(SERVER_ERRORS.tooFarBack)
      for (const time of [queryCriteria.from, queryCriteria.to]) {
        if (time !== undefined && timeOfWire(time) === null)
          throw new Refusal(SERVER_ERRORS.badRequest, { detail: time })
      }
      return { ...(await operationPage(db, body, language)), current, size }
    }),
  ]
}

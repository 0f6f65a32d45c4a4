import { adminOperations } from '@apron/contract/calls/admin-operation.calls'
import { ADMIN_OPERATION_SCHEMAS } from '@apron/contract/calls/admin-operation.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { operationPage } from './admin-operations.store.ts'
import { checkLogQuery } from './log-query.ts'

export function adminOperationsRoutes({ db }: { readonly db: Kysely<unknown> }): ServerRoute[] {
  return [
    serveCall(adminOperations, ADMIN_OPERATION_SCHEMAS.adminOperations, async ({ body }, { language }) => {
      checkLogQuery(body)
      const { current, size } = body
      return { ...(await operationPage(db, body, language)), current, size }
    }),
  ]
}

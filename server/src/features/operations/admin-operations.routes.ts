import { pageAdminOperations } from '@apron/contract/calls/admin-operation.calls'
import { ADMIN_OPERATION_SCHEMAS } from '@apron/contract/calls/admin-operation.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { operationPage } from './admin-operations.store.ts'
import { checkPeriod } from './log-query.ts'

export function adminOperationsRoutes({ db }: { readonly db: Kysely<unknown> }): ServerRoute[] {
  return [
    serveCall(
      pageAdminOperations,
      ADMIN_OPERATION_SCHEMAS.pageAdminOperations,
      async ({ body }, { language }) => {
        checkPeriod(body.queryCriteria)
        return await operationPage(db, body, language)
      },
    ),
  ]
}

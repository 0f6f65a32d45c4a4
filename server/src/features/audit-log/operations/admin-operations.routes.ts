import { pageAdminOperations } from '@apron/contract/operations/admin-operation.calls'
import { ADMIN_OPERATION_SCHEMAS } from '@apron/contract/operations/admin-operation.schemas'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { checkPeriod } from '../log-query.ts'
import { operationPage } from './admin-operations.store.ts'

export interface AdminOperationsDeps {
  readonly db: Kysely<unknown>
  /** Returns the page titles of the menu, by path. */
  readonly pageTitles: () => Promise<ReadonlyMap<string, TextPair>>
}

export function adminOperationsRoutes({ db, pageTitles }: AdminOperationsDeps): ServerRoute[] {
  return [
    serveCall(
      pageAdminOperations,
      ADMIN_OPERATION_SCHEMAS.pageAdminOperations,
      async ({ body }, { language }) => {
        checkPeriod(body.queryCriteria)
        return await operationPage(db, body, language, await pageTitles())
      },
    ),
  ]
}

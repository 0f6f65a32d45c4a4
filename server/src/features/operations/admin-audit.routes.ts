import { adminAudit } from '@apron/contract/calls/admin-operation.calls'
import { ADMIN_OPERATION_SCHEMAS } from '@apron/contract/calls/admin-operation.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { auditPage } from './admin-audit.store.ts'
import { checkLogQuery } from './log-query.ts'

/** The security audit for holders of its right. */
export function adminAuditRoutes({ db }: { readonly db: Kysely<unknown> }): ServerRoute[] {
  return [
    serveCall(adminAudit, ADMIN_OPERATION_SCHEMAS.adminAudit, async ({ body }, { language }) => {
      checkLogQuery(body)
      const { current, size } = body
      return { ...(await auditPage(db, body, language)), current, size }
    }),
  ]
}

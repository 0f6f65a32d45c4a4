import { pageAdminAudit } from '@apron/contract/operations/admin-audit.calls'
import { ADMIN_AUDIT_SCHEMAS } from '@apron/contract/operations/admin-audit.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { checkPeriod } from '../log-query.ts'
import { auditPage } from './admin-audit.store.ts'

/** Serves the security audit to holders of its permission. */
export function adminAuditRoutes({ db }: { readonly db: Kysely<unknown> }): ServerRoute[] {
  return [
    serveCall(pageAdminAudit, ADMIN_AUDIT_SCHEMAS.pageAdminAudit, async ({ body }, { language }) => {
      checkPeriod(body.queryCriteria)
      return await auditPage(db, body, language)
    }),
  ]
}

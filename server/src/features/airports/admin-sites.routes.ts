import { adminSites, saveSite as saveSiteCall, setSite } from '@apron/contract/calls/admin-organisation.calls'
import { ADMIN_ORGANISATION_SCHEMAS } from '@apron/contract/calls/admin-organisation.schemas'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import { chooseSite, saveSite, sitePage } from './admin-sites.store.ts'

export interface AdminSitesDeps {
  readonly db: Kysely<unknown>
  readonly audit: SecurityAudit
}

export function adminSitesRoutes({ db, audit }: AdminSitesDeps): ServerRoute[] {
  return [
    serveCall(adminSites, ADMIN_ORGANISATION_SCHEMAS.adminSites, async ({ body }) => {
      const { current, size } = body
      return { ...(await sitePage(db, body)), current, size }
    }),
    serveCall(saveSiteCall, ADMIN_ORGANISATION_SCHEMAS.saveSite, async ({ body }, context) => {
      const { userCode } = callerOf(context)
      return await inTransaction(db, async transaction => {
        const saved = await saveSite(transaction, body)
        const change = `airport ${body.threeCode} saved`
        await audit({ event: 'administration', userCode, change }, transaction)
        return saved
      })
    }),
    serveCall(setSite, ADMIN_ORGANISATION_SCHEMAS.setSite, async ({ body }, context) => {
      const { userCode } = callerOf(context)
      const change = `airport ${body.id} ${body.isSite ? 'made a site' : 'no site any more'}`
      return await inTransaction(db, async transaction => {
        const saved = await chooseSite(transaction, body)
        await audit({ event: 'administration', userCode, change }, transaction)
        return saved
      })
    }),
  ]
}

import { adminSites, saveSite as saveSiteCall, setSite } from '@apron/contract/calls/admin-organisation.calls'
import { schemasOf } from '@apron/contract/schemas/call-schemas'
import { callerOf, type ServerRoute, serveCall } from '@apron/contract/sub-apps/server-plugin'
import type { Kysely } from 'kysely'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import { chooseSite, saveSite, sitePage } from './admin-sites.store.ts'

export interface AdminSitesDeps {
  readonly db: Kysely<unknown>
  readonly audit: SecurityAudit
}

export function adminSitesRoutes({ db, audit }: AdminSitesDeps): ServerRoute[] {
  return [
    serveCall(adminSites, schemasOf(adminSites), async ({ body }) => {
      const { current, size } = body
      return { ...(await sitePage(db, body)), current, size }
    }),
    serveCall(saveSiteCall, schemasOf(saveSiteCall), async ({ body }, context) => {
      const saved = await saveSite(db, body)
      const { userCode } = callerOf(context)
      audit({ event: 'administration', userCode, change: `airport ${body.threeCode} saved` })
      return saved
    }),
    serveCall(setSite, schemasOf(setSite), async ({ body }, context) => {
      const saved = await chooseSite(db, body)
      const { userCode } = callerOf(context)
      const change = `airport ${body.id} ${body.isSite ? 'made a site' : 'no site any more'}`
      audit({ event: 'administration', userCode, change })
      return saved
    }),
  ]
}

import { pageAdminSites, saveAdminSite, setAdminSite } from '@apron/contract/organisation/admin-site.calls'
import { ADMIN_SITE_SCHEMAS } from '@apron/contract/organisation/admin-site.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { changeRecord, recordOf, saveRecord } from '@apron/server-kit/records/save-record'
import type { Kysely } from 'kysely'
import type { Audited } from '../../../platform/log/audited.ts'
import { pageOfSites, putSite, SITE_KIND } from './admin-sites.store.ts'

export interface AdminSitesDeps {
  readonly db: Kysely<unknown>
  readonly audited: Audited
}

export function adminSitesRoutes({ db, audited }: AdminSitesDeps): ServerRoute[] {
  return [
    serveCall(pageAdminSites, ADMIN_SITE_SCHEMAS.pageAdminSites, ({ body }) => pageOfSites(db, body)),
    serveCall(
      saveAdminSite,
      ADMIN_SITE_SCHEMAS.saveAdminSite,
      async ({ body }, context) =>
        await audited(
          context,
          transaction => saveRecord(transaction, SITE_KIND, body.threeCode, body),
          ({ threeCode }) => ({ event: 'site changed', target: threeCode }),
        ),
    ),
    serveCall(
      setAdminSite,
      ADMIN_SITE_SCHEMAS.setAdminSite,
      async ({ body: { threeCode: key, version, isSite } }, context) =>
        await audited(
          context,
          async transaction => {
            await changeRecord(transaction, SITE_KIND, { key, version }, before =>
              putSite(transaction, before, isSite),
            )
            return await recordOf(transaction, SITE_KIND, key)
          },
          ({ threeCode }) => ({ event: isSite ? 'site opened' : 'site closed', target: threeCode }),
        ),
    ),
  ]
}

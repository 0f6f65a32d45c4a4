import type { Airport } from '@apron/contract/dictionary/airport'
import {
  employeeAirport,
  employeeAirportPage,
  listSites,
  switchAirport,
} from '@apron/contract/dictionary/airport.calls'
import { AIRPORT_SCHEMAS } from '@apron/contract/dictionary/airport.schemas'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { UserInfo } from '@apron/contract/organisation/user-info'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { allSites, siteByCode, siteById, sitesOf } from './sites.store.ts'

export interface SitesDeps {
  readonly db: Kysely<unknown>
  /** Moves the session to another site of its person and replaces its token (security note T13). */
  readonly switchSite: (context: CallContext, site: Airport) => Promise<UserInfo>
}

export function sitesRoutes({ db, switchSite }: SitesDeps): ServerRoute[] {
  return [
    serveCall(employeeAirportPage, AIRPORT_SCHEMAS.employeeAirportPage, ({ body }, context) => {
      const { page: current, limit: size, name: search = '' } = body
      return sitesOf(db, { userCode: callerOf(context).userCode, search, current, size })
    }),
    serveCall(listSites, AIRPORT_SCHEMAS.listSites, () => allSites(db)),
    serveCall(employeeAirport, AIRPORT_SCHEMAS.employeeAirport, async (_input, context) =>
      requireSite(await siteByCode(db, callerOf(context).userCode, context.site)),
    ),
    serveCall(switchAirport, AIRPORT_SCHEMAS.switchAirport, async ({ body }, context) =>
      switchSite(context, requireSite(await siteById(db, callerOf(context).userCode, body.airportId))),
    ),
  ]
}

/** Requires a site. Refuses an unknown site and one where the person does not work alike. */
function requireSite(site: Airport | null): Airport {
  if (site === null) throw new Refusal(SERVER_ERRORS.forbidden)
  return site
}

import { employeeAirport, loginEmployeeInfo } from '@apron/contract/calls/airport.calls'
import { getRoleNames, listMenus, listResources } from '@apron/contract/calls/auth.calls'
import type { Airport } from '@apron/contract/entities/airport'
import type { EmployeeInfo } from '@apron/contract/entities/user-info'
import type { HttpClient } from '../../platform/http/http-client.ts'
import type { SessionData } from './session-store.ts'

/** There is nothing this person may open (NAV-10). */
export class MissingMenus extends Error {}

/** User info, menus, resources and site of the token's person, each asked for once (NAV-09). */
export async function loadSession(http: HttpClient): Promise<SessionData> {
  const [user, menus, resources, airport] = await Promise.all([
    http.call(loginEmployeeInfo, { quiet: true }),
    http.call(listMenus, { quiet: true }),
    http.call(listResources, { quiet: true }),
    http.call(employeeAirport, { quiet: true }).catch(() => null),
  ])
  if (menus.length === 0) throw new MissingMenus('The menu is empty')
  // The name of the site is worth no logout: it is asked for once more, and what fails then the client says.
  const site = airport ?? (await http.call(employeeAirport).catch(() => siteOf(user)))
  const identifies = resources.map(resource => resource.identify)
  return { user, menus, resources: identifies, roles: [], airport: site }
}

/** The site of the session as far as user info knows it: by its code. */
function siteOf({ tempAirportId: id, tempAirportThreeCode: code }: EmployeeInfo): Airport {
  return { id, airportThreeCode: code, cnName: code, enName: code }
}

/** The role names of a user (AUTH-07). They are for reading only, so nothing waits for them. */
export function loadRoleNames(http: HttpClient, code: string): Promise<SessionData['roles']> {
  return http.call(getRoleNames, { query: { code } })
}

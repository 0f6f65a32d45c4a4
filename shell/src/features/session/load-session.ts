import type { Airport } from '@apron/contract/dictionary/airport'
import { employeeAirport, loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import type { EmployeeInfo } from '@apron/contract/organisation/user-info'
import { getRoleNames, listMenus, listResources } from '@apron/contract/sign-in/auth.calls'
import type { HttpClient } from '../../platform/http/http-client.ts'
import type { SessionData } from './session-store.ts'

/** The user may open nothing at all (NAV-10). */
export class MissingMenus extends Error {}

/** Loads user info, menus, permissions and site for the token, each once (NAV-09). */
export async function loadSession(http: HttpClient): Promise<SessionData> {
  const [user, menus, resources, airport] = await Promise.all([
    http.call(loginEmployeeInfo, { quiet: true }),
    http.call(listMenus, { quiet: true }),
    http.call(listResources, { quiet: true }),
    http.call(employeeAirport, { quiet: true }).catch(() => null),
  ])
  if (menus.length === 0) throw new MissingMenus('The menu is empty')
  // A missing site name is no reason to log out. It is requested once more, and the client reports a second
  // failure.
  const site = airport ?? (await http.call(employeeAirport).catch(() => siteOf(user)))
  const identifies = resources.map(resource => resource.identify)
  return { user, menus, resources: identifies, roles: [], airport: site }
}

/** Builds the session's site from user info, which has only its code. */
function siteOf({ tempAirportId: id, tempAirportThreeCode: code }: EmployeeInfo): Airport {
  return { id, airportThreeCode: code, cnName: code, enName: code }
}

/** Loads a user's role names (AUTH-07). They are only displayed, so nothing waits for them. */
export function loadRoleNames(http: HttpClient, code: string): Promise<SessionData['roles']> {
  return http.call(getRoleNames, { query: { code } })
}

import type { UserInfo } from '@apron/contract/entities/user-info'
import { type EmployeeHeader, encodeEmployeeHeader } from '@apron/contract/rules/employee-header'
import type { SessionAirport } from '@apron/sdk'
import type { SessionData } from '../features/session/session-store.ts'
import { readToken } from '../platform/token-cookie.ts'
import { PUBLIC_PATHS } from './paths.ts'
import type { Shell } from './shell.ts'

type Site = Pick<SessionAirport, 'id' | 'code'>

/** What is known of whoever makes a call. */
export interface Asking {
  readonly token: string | null
  /** Path of the page on the screen. */
  readonly page: string
  readonly session: Pick<SessionData, 'user' | 'airport'> | null
  /** What the login left in the browser. */
  readonly stored: UserInfo | null
  /** Of the tab that calls; null where nobody is to be known, undefined where no tab asks. */
  readonly site?: Site | null | undefined
}

/**
 * Who calls for which site (AIR-05): with every call of somebody who is logged in, also before the session is loaded; with none that
 * a page of voluntary reporting makes, for a report may be anonymous (security note T19).
 */
export function employeeOf({ token, page, session, stored, site }: Asking): EmployeeHeader | null {
  if (token === null || site === null) return null
  if (site === undefined && PUBLIC_PATHS.includes(page)) return null
  if (session !== null) {
    const { user, airport } = session
    const at = site ?? { id: airport.id, code: airport.airportThreeCode }
    return { userCode: user.code, airportId: at.id, airportThreeCode: at.code }
  }
  if (stored === null || stored.token !== token) return null
  const { code: userCode, tempAirportId: airportId, tempAirportThreeCode: airportThreeCode } = stored
  return { userCode, airportId, airportThreeCode }
}

/**
 * The `employee` header of a call.
 * @param site of the tab that calls; without it the session's
 */
export function employeeHeader(
  { session, boot }: Pick<Shell, 'session' | 'boot'>,
  site?: Site | null,
): string | null {
  const employee = employeeOf({
    token: readToken(),
    page: location.pathname,
    session: session.getState().data,
    stored: boot.storage.get('user'),
    site,
  })
  return employee === null ? null : encodeEmployeeHeader(employee)
}

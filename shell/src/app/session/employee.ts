import type { Language } from '@apron/contract/entities/language'
import type { UserInfo } from '@apron/contract/entities/user-info'
import type { CallIdentity } from '@apron/contract/wire/call-headers'
import { type EmployeeHeader, encodeEmployeeHeader } from '@apron/contract/wire/employee-header'
import type { SessionAirport } from '@apron/sdk'
import type { SessionData } from '../../features/session/session-store.ts'
import { PUBLIC_PATHS } from '../../paths.ts'
import { readToken } from '../../platform/token-cookie.ts'
import type { Shell } from '../shell.ts'

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

/** What is known of a call before it is made. */
interface OneCall {
  /** Of the tab that calls; without it the shell calls, for the session's site. */
  readonly site?: Site | null | undefined
  /** A call that needs nobody to be logged in, such as the translations. */
  readonly open?: boolean
}

/** Nobody is to be known by a call of a page of voluntary reporting: neither the employee nor the session goes with it. */
export function isNobodys({ site, open = false }: OneCall, page: string): boolean {
  return site === null || (site === undefined && open && PUBLIC_PATHS.includes(page))
}

/** Somebody else has logged in in another window: nothing that stands here is done in their name. */
export function isOthers(
  session: { readonly user: Pick<UserInfo, 'code'> } | null,
  stored: Pick<UserInfo, 'code'> | null,
): boolean {
  // A person whose number is not known is told from nobody.
  const mine = session?.user.code ?? ''
  return mine !== '' && stored !== null && mine !== stored.code
}

/** Who makes a call, for its headers (API-01). */
export function callerOf(
  { session, boot, language }: Pick<Shell, 'session' | 'boot' | 'language'>,
  call: OneCall = {},
): CallIdentity & { readonly language: Language } {
  const page = location.pathname
  const stored = boot.storage.get('user')
  const token = isNobodys(call, page) || isOthers(session.getState().data, stored) ? null : readToken()
  const employee = employeeOf({
    token,
    page,
    session: session.getState().data,
    stored,
    site: call.site,
  })
  return { language, token, employee: employee === null ? null : encodeEmployeeHeader(employee) }
}

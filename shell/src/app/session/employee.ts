import type { Language } from '@apron/contract/dictionary/language'
import type { UserInfo } from '@apron/contract/organisation/user-info'
import type { CallIdentity } from '@apron/contract/wire/call-headers'
import { type EmployeeHeader, encodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import type { SessionAirport } from '@apron/sdk'
import type { SessionData } from '../../features/session/session-store.ts'
import { PUBLIC_PATHS } from '../../paths.ts'
import { readToken } from '../../platform/token-cookie.ts'
import type { Shell } from '../shell.ts'

type Site = Pick<SessionAirport, 'id' | 'code'>

/** State that identifies the caller of a request. */
export interface CallerState {
  readonly token: string | null
  /** Path of the current page. */
  readonly page: string
  readonly session: Pick<SessionData, 'user' | 'airport'> | null
  /** User info stored at login. */
  readonly stored: UserInfo | null
  /** Site of the calling tab; null for anonymous calls, undefined for calls outside a tab. */
  readonly site?: Site | null | undefined
}

/**
 * Returns the employee header: user and site (AIR-05). Sent with every call of a logged-in user, even before
 * the session is loaded, but with none from voluntary reporting pages, where a report may be anonymous
 * (security note T19).
 */
export function employeeOf({ token, page, session, stored, site }: CallerState): EmployeeHeader | null {
  if (token === null || site === null) return null
  if (site === undefined && PUBLIC_PATHS.includes(page)) return null
  if (session !== null) {
    const { user, airport } = session
    const currentSite = site ?? { id: airport.id, code: airport.airportThreeCode }
    return { userCode: user.code, airportId: currentSite.id, airportThreeCode: currentSite.code }
  }
  if (stored === null || stored.token !== token) return null
  const { code: userCode, tempAirportId: airportId, tempAirportThreeCode: airportThreeCode } = stored
  return { userCode, airportId, airportThreeCode }
}

/** Properties of a call that decide about its identity. */
interface CallOrigin {
  /** Site of the calling tab; undefined for the shell's own calls, which use the session's site. */
  readonly site?: Site | null | undefined
  /** True for calls that need no login, such as translations. */
  readonly open?: boolean
}

/**
 * Returns true for calls that must be anonymous, from voluntary reporting pages. They carry neither employee
 * nor session.
 */
export function isAnonymous({ site, open = false }: CallOrigin, page: string): boolean {
  return site === null || (site === undefined && open && PUBLIC_PATHS.includes(page))
}

/** Returns true if another user has logged in in another window. This page must then act in nobody's name. */
export function isOtherUser(
  session: { readonly user: Pick<UserInfo, 'code'> } | null,
  stored: Pick<UserInfo, 'code'> | null,
): boolean {
  // Without a user code, users cannot be told apart.
  const sessionCode = session?.user.code ?? ''
  return sessionCode !== '' && stored !== null && sessionCode !== stored.code
}

/** Parts of the shell that identify the caller. */
export type CallerDeps = Pick<Shell, 'language' | 'session' | 'storage'>

/** Returns the identity for a call's headers (API-01). */
export function callerOf(
  { session, storage, language }: CallerDeps,
  call: CallOrigin = {},
): CallIdentity & { readonly language: Language } {
  const page = location.pathname
  const stored = storage.get('user')
  const token = isAnonymous(call, page) || isOtherUser(session.getState().data, stored) ? null : readToken()
  const employee = employeeOf({
    token,
    page,
    session: session.getState().data,
    stored,
    site: call.site,
  })
  return { language, token, employee: employee === null ? null : encodeEmployeeHeader(employee) }
}

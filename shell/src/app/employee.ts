import { encodeEmployeeHeader } from '@apron/contract/rules/employee-header'
import type { SessionAirport } from '@apron/sdk'
import type { SessionStore } from '../features/session/session-store.ts'

/**
 * The `employee` header for person and site (AIR-05); null before the session is loaded, when nobody is known.
 * @param site of the tab that calls; without it the session's
 */
export function employeeHeader(
  session: SessionStore,
  site?: Pick<SessionAirport, 'id' | 'code'> | null,
): string | null {
  const { data } = session.getState()
  if (data === null) return null
  const { user, airport } = data
  return encodeEmployeeHeader({
    userCode: user.code,
    airportId: site?.id ?? airport.id,
    airportThreeCode: site?.code ?? airport.airportThreeCode,
  })
}

import type { Airport, AirportOption } from '@apron/contract/dictionary/airport'
import {
  employeeAirportPage,
  loginEmployeeInfo,
  switchAirport,
} from '@apron/contract/dictionary/airport.calls'
import { AIRPORT_LIST_SIZE } from '@apron/contract/limits/lists'
import type { EmployeeInfo, UserInfo } from '@apron/contract/organisation/user-info'
import type { HttpClient } from '../../platform/http/http-client.ts'

/** Loads all sites that the user may work at (AIR-01). */
export async function listSites(http: HttpClient): Promise<AirportOption[]> {
  const { records } = await http.call(employeeAirportPage, { body: { page: 1, limit: AIRPORT_LIST_SIZE } })
  return records
}

/** Converts an entry of the site list to the format of the current site (AIR-06). */
export function airportOf({ id, cnName, enName, threeCode }: AirportOption): Airport {
  return { id, cnName, enName, airportThreeCode: threeCode }
}

/** Switches the session to another site. The response contains the new token (AIR-02, AIR-07). */
export function switchSite(http: HttpClient, airportId: string): Promise<UserInfo> {
  return http.call(switchAirport, { body: { airportId } })
}

/** Loads the employee’s data for the new site (AIR-04). */
export function reloadEmployee(http: HttpClient): Promise<EmployeeInfo> {
  return http.call(loginEmployeeInfo)
}

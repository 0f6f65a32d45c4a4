import { defineCall } from '../calls/define-call.ts'
import type { PageLimitRequest, PageOf } from '../lists/paging.ts'
import type { EmployeeInfo, UserInfo } from '../organisation/user-info.ts'
import type { Airport, AirportOption, AirportSwitch } from './airport.ts'

/** Returns one page of the employee's sites. §7, AIR-01. */
export const employeeAirportPage = defineCall<{ body: PageLimitRequest; data: PageOf<AirportOption> }>({
  id: 'airport.employeeAirportPage',
  method: 'POST',
  path: '/api/ram/airport/employee-airport-page',
})

/** Returns all sites, for the selection on the login page (AUTH-02). Airport names are not secret. */
export const listSites = defineCall<{ data: AirportOption[] }>({
  id: 'airport.listSites',
  method: 'GET',
  path: '/api/ram/airport/listSites',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Changes the site of the session. Returns new user info with a new token. §4, AIR-02. */
export const switchAirport = defineCall<{ body: AirportSwitch; data: UserInfo }>({
  id: 'airport.switchAirport',
  method: 'POST',
  path: '/api/ram/employee/switchAirport',
})

/** Returns the site of the session. §7. */
export const employeeAirport = defineCall<{ data: Airport }>({
  id: 'airport.employeeAirport',
  method: 'GET',
  path: '/api/ram/employee/airport',
})

/** Returns the employee of the session with user info, so that a reload needs only one call. §7, wire decision. */
export const loginEmployeeInfo = defineCall<{ data: EmployeeInfo }>({
  id: 'airport.loginEmployeeInfo',
  method: 'GET',
  path: '/api/ram/employee/loginEmployeeInfo',
})

import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import { Page, PageLimitRequest } from '../lists/paging.ts'
import { EmployeeInfo, UserInfo } from '../organisation/user-info.ts'
import type * as calls from './airport.calls.ts'
import { Airport, AirportOption, AirportSwitch } from './airport.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const AIRPORT_SCHEMAS = {
  employeeAirportPage: { body: PageLimitRequest, data: Page(AirportOption) },
  listSites: { data: Type.Array(AirportOption) },
  switchAirport: { body: AirportSwitch, data: UserInfo },
  employeeAirport: { data: Airport },
  loginEmployeeInfo: { data: EmployeeInfo },
} as const satisfies Record<keyof typeof calls, CallSchemas>

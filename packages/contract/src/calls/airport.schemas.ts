import { Type } from 'typebox'
import { Airport, AirportOption, AirportSwitch } from '../entities/airport.ts'
import { Page, PageLimitRequest } from '../entities/paging.ts'
import { EmployeeInfo, UserInfo } from '../entities/user-info.ts'
import type * as calls from './airport.calls.ts'
import type { CallSchemas } from './call-schemas.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const AIRPORT_SCHEMAS = {
  employeeAirportPage: { body: PageLimitRequest, data: Page(AirportOption) },
  listSites: { data: Type.Array(AirportOption) },
  switchAirport: { body: AirportSwitch, data: UserInfo },
  employeeAirport: { data: Airport },
  loginEmployeeInfo: { data: EmployeeInfo },
} as const satisfies Record<keyof typeof calls, CallSchemas>

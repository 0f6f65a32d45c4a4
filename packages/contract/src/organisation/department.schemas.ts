import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './department.calls.ts'
import { Department, DepartmentQuery, DeptTreeAndDict, DeptTreeAndDictQuery } from './department.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const DEPARTMENT_SCHEMAS = {
  queryDepartments: { body: DepartmentQuery, data: Type.Array(Department) },
  deptTreeAndDict: { body: DeptTreeAndDictQuery, data: DeptTreeAndDict },
} as const satisfies Record<keyof typeof calls, CallSchemas>

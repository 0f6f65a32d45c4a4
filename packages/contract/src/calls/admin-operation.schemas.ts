import { Type } from 'typebox'
import { AuditPage, AuditQuery } from '../entities/admin-audit.ts'
import { OperationPage, OperationQuery, SubAppChoice, SubAppSwitch } from '../entities/admin-operation.ts'
import type * as calls from './admin-operation.calls.ts'
import type { CallSchemas } from './call-schemas.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_OPERATION_SCHEMAS = {
  chooseSubAppVersion: { body: SubAppChoice, data: Type.Object({ activeVersion: Type.String() }) },
  switchSubApp: { body: SubAppSwitch, data: Type.Null() },
  adminOperations: { body: OperationQuery, data: OperationPage },
  adminAudit: { body: AuditQuery, data: AuditPage },
} as const satisfies Record<keyof typeof calls, CallSchemas>

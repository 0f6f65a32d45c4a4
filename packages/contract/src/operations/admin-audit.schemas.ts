import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './admin-audit.calls.ts'
import { AuditPage, AuditQuery } from './admin-audit.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_AUDIT_SCHEMAS = {
  pageAdminAudit: { body: AuditQuery, data: AuditPage },
} as const satisfies Record<keyof typeof calls, CallSchemas>

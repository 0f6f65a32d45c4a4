import { defineCall } from '../calls/define-call.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type { AuditPage, AuditQuery } from './admin-audit.ts'

/** Returns one page of the security audit: logins, passwords, permissions, changes of the administration. */
export const pageAdminAudit = defineCall<{ body: AuditQuery; data: AuditPage }>({
  id: 'adminAudit.page',
  method: 'POST',
  path: '/api/system/admin/audit/page',
  access: { resource: ADMIN_PERMISSIONS.audit.view },
  failures: 'in-place',
})

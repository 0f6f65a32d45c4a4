import type { AuditPage, AuditQuery } from '../entities/admin-audit.ts'
import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'
import { defineCall } from './define-call.ts'

/** What a security officer asks about: logins, passwords, rights, changes of the administration. */
export const pageAdminAudit = defineCall<{ body: AuditQuery; data: AuditPage }>({
  id: 'adminAudit.page',
  method: 'POST',
  path: '/api/system/admin/audit/page',
  access: { resource: ADMIN_RIGHTS.audit.view },
  failures: 'in-place',
})

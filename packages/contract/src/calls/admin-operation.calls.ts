import type { AuditPage, AuditQuery } from '../entities/admin-audit.ts'
import type {
  OperationPage,
  OperationQuery,
  SubAppChoice,
  SubAppSwitch,
} from '../entities/admin-operation.ts'
import { ADMIN_RIGHTS } from '../rules/admin-rights.ts'
import { defineCall } from './define-call.ts'

// Every page of the administration shows itself what failed.
const { audit, operations, subApps } = ADMIN_RIGHTS

/** Rolls an application forward or back, as `npm run app -- use` does; its list is `subApp.list`. */
export const chooseSubAppVersion = defineCall<{ body: SubAppChoice; data: { activeVersion: string } }>({
  id: 'admin.subApps.use',
  method: 'POST',
  path: '/api/system/admin/subApps/use',
  access: { resource: subApps.edit },
  failures: 'in-place',
})

export const switchSubApp = defineCall<{ body: SubAppSwitch; data: null }>({
  id: 'admin.subApps.setEnabled',
  method: 'POST',
  path: '/api/system/admin/subApps/setEnabled',
  access: { resource: subApps.edit },
  failures: 'in-place',
})

/** What people did, the newest first. */
export const adminOperations = defineCall<{ body: OperationQuery; data: OperationPage }>({
  id: 'admin.operations.page',
  method: 'POST',
  path: '/api/system/admin/operations/page',
  access: { resource: operations.view },
  failures: 'in-place',
})

/** What a security officer asks about: logins, passwords, rights, changes of the administration. */
export const adminAudit = defineCall<{ body: AuditQuery; data: AuditPage }>({
  id: 'admin.audit.page',
  method: 'POST',
  path: '/api/system/admin/audit/page',
  access: { resource: audit.view },
  failures: 'in-place',
})

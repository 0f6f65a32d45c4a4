import { defineCall } from '../calls/define-call.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type { OperationPage, OperationQuery } from './admin-operation.ts'

/** Returns one page of the operation log, newest first. */
export const pageAdminOperations = defineCall<{ body: OperationQuery; data: OperationPage }>({
  id: 'adminOperation.page',
  method: 'POST',
  path: '/api/system/admin/operations/page',
  access: { resource: ADMIN_PERMISSIONS.operations.view },
  failures: 'in-place',
})

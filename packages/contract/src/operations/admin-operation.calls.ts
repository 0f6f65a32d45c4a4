import { defineCall } from '../calls/define-call.ts'
import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'
import type { OperationPage, OperationQuery } from './admin-operation.ts'

/** Returns one page of the operation log, newest first. */
export const pageAdminOperations = defineCall<{ body: OperationQuery; data: OperationPage }>({
  id: 'adminOperation.page',
  method: 'POST',
  path: '/api/system/admin/operations/page',
  access: { resource: ADMIN_RIGHTS.operations.view },
  failures: 'in-place',
})

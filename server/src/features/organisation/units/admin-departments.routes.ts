import {
  deleteAdminDepartment,
  pageAdminDepartments,
  saveAdminDepartment,
} from '@apron/contract/organisation/admin-department.calls'
import { ADMIN_DEPARTMENT_SCHEMAS } from '@apron/contract/organisation/admin-department.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { changeRecord, saveRecord } from '@apron/server-kit/records/save-record'
import type { Kysely } from 'kysely'
import type { Audited } from '../../../platform/log/audited.ts'
import { DEPARTMENT_KIND, dropDepartment, pageOfDepartments } from './admin-departments.store.ts'

export interface AdminDepartmentsDeps {
  readonly db: Kysely<unknown>
  readonly audited: Audited
}

export function adminDepartmentsRoutes({ db, audited }: AdminDepartmentsDeps): ServerRoute[] {
  return [
    serveCall(pageAdminDepartments, ADMIN_DEPARTMENT_SCHEMAS.pageAdminDepartments, ({ body }) =>
      pageOfDepartments(db, body),
    ),
    serveCall(
      saveAdminDepartment,
      ADMIN_DEPARTMENT_SCHEMAS.saveAdminDepartment,
      async ({ body }, context) =>
        await audited(
          context,
          transaction => saveRecord(transaction, DEPARTMENT_KIND, body.code, body),
          ({ code }) => ({ event: 'department changed', target: code }),
        ),
    ),
    serveCall(
      deleteAdminDepartment,
      ADMIN_DEPARTMENT_SCHEMAS.deleteAdminDepartment,
      async ({ body: { code: key, version } }, context) => {
        await audited(
          context,
          transaction =>
            changeRecord(transaction, DEPARTMENT_KIND, { key, version }, before =>
              dropDepartment(transaction, before),
            ),
          ({ code }) => ({ event: 'department deleted', target: code }),
        )
        return null
      },
    ),
  ]
}

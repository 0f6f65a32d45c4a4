import {
  adminDepartments,
  deleteDepartment,
  saveDepartment as saveDepartmentCall,
} from '@apron/contract/calls/admin-organisation.calls'
import { schemasOf } from '@apron/contract/schemas/call-schemas'
import { callerOf, type ServerRoute, serveCall } from '@apron/contract/sub-apps/server-plugin'
import type { Kysely } from 'kysely'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import { departmentPage, removeDepartment, saveDepartment } from './admin-departments.store.ts'

export interface AdminDepartmentsDeps {
  readonly db: Kysely<unknown>
  readonly audit: SecurityAudit
}

export function adminDepartmentsRoutes({ db, audit }: AdminDepartmentsDeps): ServerRoute[] {
  return [
    serveCall(adminDepartments, schemasOf(adminDepartments), async ({ body }) => {
      const { current, size } = body
      return { ...(await departmentPage(db, body)), current, size }
    }),
    serveCall(saveDepartmentCall, schemasOf(saveDepartmentCall), async ({ body }, context) => {
      // The code of a department stays: records of every application name it.
      const saved = await saveDepartment(db, { ...body, code: body.seen?.id ?? body.code })
      const { userCode } = callerOf(context)
      audit({ event: 'administration', userCode, change: `department ${saved.id} saved` })
      return saved
    }),
    serveCall(deleteDepartment, schemasOf(deleteDepartment), async ({ body }, context) => {
      await removeDepartment(db, body)
      const { userCode } = callerOf(context)
      audit({ event: 'administration', userCode, change: `department ${body.id} deleted` })
      return null
    }),
  ]
}

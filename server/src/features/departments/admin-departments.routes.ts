import {
  adminDepartments,
  deleteDepartment,
  saveDepartment as saveDepartmentCall,
} from '@apron/contract/calls/admin-organisation.calls'
import { ADMIN_ORGANISATION_SCHEMAS } from '@apron/contract/calls/admin-organisation.schemas'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import { departmentPage, removeDepartment, saveDepartment } from './admin-departments.store.ts'

export interface AdminDepartmentsDeps {
  readonly db: Kysely<unknown>
  readonly audit: SecurityAudit
}

export function adminDepartmentsRoutes({ db, audit }: AdminDepartmentsDeps): ServerRoute[] {
  return [
    serveCall(adminDepartments, ADMIN_ORGANISATION_SCHEMAS.adminDepartments, async ({ body }) => {
      const { current, size } = body
      return { ...(await departmentPage(db, body)), current, size }
    }),
    serveCall(saveDepartmentCall, ADMIN_ORGANISATION_SCHEMAS.saveDepartment, async ({ body }, context) => {
      // The code of a department stays: records of every application name it.
      const wanted = { ...body, code: body.seen?.id ?? body.code }
      const { userCode } = callerOf(context)
      return await inTransaction(db, async transaction => {
        const saved = await saveDepartment(transaction, wanted)
        const change = `department ${saved.id} saved`
        await audit({ event: 'administration', userCode, change }, transaction)
        return saved
      })
    }),
    serveCall(deleteDepartment, ADMIN_ORGANISATION_SCHEMAS.deleteDepartment, async ({ body }, context) => {
      const { userCode } = callerOf(context)
      return await inTransaction(db, async transaction => {
        await removeDepartment(transaction, body)
        const change = `department ${body.id} deleted`
        await audit({ event: 'administration', userCode, change }, transaction)
        return null
      })
    }),
  ]
}

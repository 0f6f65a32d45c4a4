import type { DictionaryOptions } from '@apron/contract/dictionary/dictionary'
import type { Language } from '@apron/contract/dictionary/language'
import { deptTreeAndDict, queryDepartments } from '@apron/contract/organisation/department.calls'
import { DEPARTMENT_SCHEMAS } from '@apron/contract/organisation/department.schemas'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { departmentTree, toDepartment } from './departments.rules.ts'
import { visibleDepartments } from './departments.store.ts'

export interface DepartmentsDeps {
  readonly db: Kysely<unknown>
  /** Returns the values of the directories in a `dictCode`. */
  readonly dictionaries: (dictCode: string, language: Language) => Promise<DictionaryOptions>
}

export function departmentsRoutes({ db, dictionaries }: DepartmentsDeps): ServerRoute[] {
  return [
    serveCall(queryDepartments, DEPARTMENT_SCHEMAS.queryDepartments, async ({ body }, context) => {
      const departments = await visibleDepartments(db, callerOf(context).deptCode, body)
      return departments.map(department => toDepartment(department, context.language))
    }),
    serveCall(deptTreeAndDict, DEPARTMENT_SCHEMAS.deptTreeAndDict, async ({ body }, context) => {
      const { language } = context
      const [departments, dict] = await Promise.all([
        visibleDepartments(db, callerOf(context).deptCode),
        body.dictCode === undefined ? {} : dictionaries(body.dictCode, language),
      ])
      return { deptTree: departmentTree(departments.map(it => toDepartment(it, language))), dict }
    }),
  ]
}

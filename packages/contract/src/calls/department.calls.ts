import type {
  Department,
  DepartmentQuery,
  DeptTreeAndDict,
  DeptTreeAndDictQuery,
} from '../entities/department.ts'
import { defineCall } from './define-call.ts'

/** Departments and enterprises; an external user sees their own enterprise only. §7. */
export const queryDepartments = defineCall<{ body: DepartmentQuery; data: Department[] }>({
  id: 'department.query',
  method: 'POST',
  path: '/api/system/auth/cmnSysDept/query',
})

/** The tree of departments, and dictionaries, for a form that needs both. §7. */
export const deptTreeAndDict = defineCall<{ body: DeptTreeAndDictQuery; data: DeptTreeAndDict }>({
  id: 'department.treeAndDict',
  method: 'POST',
  path: '/api/system/auth/cmnSysDataSource/getDeptTreeAndDict',
})

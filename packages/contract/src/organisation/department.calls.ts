import { defineCall } from '../calls/define-call.ts'
import type { Department, DepartmentQuery, DeptTreeAndDict, DeptTreeAndDictQuery } from './department.ts'

/** Returns departments and enterprises. External users see only their own enterprise. §7. */
export const queryDepartments = defineCall<{ body: DepartmentQuery; data: Department[] }>({
  id: 'department.query',
  method: 'POST',
  path: '/api/system/auth/cmnSysDept/query',
})

/** Returns the department tree and dictionaries, for a form that needs both. §7. */
export const deptTreeAndDict = defineCall<{ body: DeptTreeAndDictQuery; data: DeptTreeAndDict }>({
  id: 'department.treeAndDict',
  method: 'POST',
  path: '/api/system/auth/cmnSysDataSource/getDeptTreeAndDict',
})

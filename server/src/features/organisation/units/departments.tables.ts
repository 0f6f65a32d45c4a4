import type { Generated } from 'kysely'

export interface DepartmentTable {
  code: string
  name_zh: string
  name_en: string
  parent_code: string | null
  kind: 'department' | 'customer' | 'supplier'
  version: Generated<number>
}

export type DepartmentsTables = {
  department: DepartmentTable
}

import type { Language } from '@apron/contract/dictionary/language'
import {
  DEPARTMENT_DEPTH,
  type Department,
  type DepartmentNode,
} from '@apron/contract/organisation/department'
import type { StoredDepartment } from './departments.store.ts'

export function toDepartment(
  { code, name, parentCode, kind }: StoredDepartment,
  language: Language,
): Department {
  return { deptCode: code, deptName: name[language], parentCode: parentCode ?? '', kind }
}

/** Builds the tree of departments and sections in the given order. One whose parent is missing is a root. */
export function departmentTree(departments: readonly Department[]): DepartmentNode[] {
  const codes = new Set(departments.map(department => department.deptCode))
  const below = Map.groupBy(departments, ({ parentCode }) => (codes.has(parentCode) ? parentCode : ''))
  const level = (parentCode: string, depth: number): DepartmentNode[] =>
    depth > DEPARTMENT_DEPTH
      ? []
      : (below.get(parentCode) ?? []).map(department =>
          Object.assign({}, department, { children: level(department.deptCode, depth + 1) }),
        )
  return level('', 1)
}

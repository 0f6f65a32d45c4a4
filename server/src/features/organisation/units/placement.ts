import { type ErrorEntry, SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { AdminDepartmentSave } from '@apron/contract/organisation/admin-department'
import type { DepartmentKind } from '@apron/contract/organisation/admin-department.fields'
import { DEPARTMENT_DEPTH } from '@apron/contract/organisation/department'

export interface PlacedDepartment {
  readonly code: string
  readonly parentCode: string | null
  readonly kind: DepartmentKind
}

type Placement = Pick<AdminDepartmentSave, 'code' | 'kind' | 'parentCode'>

/** Returns why a department cannot stand under this parent, or null. @param all every department as it stands now */
export function placementFault(
  { code, kind, parentCode }: Placement,
  all: readonly PlacedDepartment[],
): ErrorEntry | null {
  if (parentCode === '') return null
  if (kind !== 'department') return SERVER_ERRORS.enterpriseHasNoParent
  const parents = new Map(all.map(department => [department.code, department]))
  if (parents.get(parentCode)?.kind !== 'department' && parentCode !== code)
    return SERVER_ERRORS.departmentParentMissing
  const above = pathToRoot(parentCode, parents)
  if (above.includes(code)) return SERVER_ERRORS.departmentLoop
  return above.length + subtreeDepth(code, all) > DEPARTMENT_DEPTH ? SERVER_ERRORS.departmentTooDeep : null
}

/** Returns a department and its ancestors. */
function pathToRoot(code: string, parents: ReadonlyMap<string, PlacedDepartment>): string[] {
  const chain: string[] = []
  for (let at: string | null = code; at !== null && !chain.includes(at); ) {
    chain.push(at)
    at = parents.get(at)?.parentCode ?? null
  }
  return chain
}

/** Returns the number of levels that a department and its descendants take. */
function subtreeDepth(
  code: string,
  all: readonly PlacedDepartment[],
  limit: number = DEPARTMENT_DEPTH,
): number {
  if (limit === 0) return 1
  const below = all.filter(department => department.parentCode === code)
  return 1 + Math.max(0, ...below.map(department => subtreeDepth(department.code, all, limit - 1)))
}

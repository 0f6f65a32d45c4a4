import type { FieldProblem } from '../../errors/field-problems.ts'
import type { TextPair } from '../../texts/text-pair.ts'
import { nameProblem } from '../records/name-problem.ts'

/** What an administrator says about a role, beside what it gives. */
export interface RoleFields {
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
}

export type RoleField = keyof RoleFields

export const ROLE_FIELD_LABELS: Readonly<Record<RoleField | 'resources' | 'menus' | 'deptCode', TextPair>> = {
  code: { zh: '编码', en: 'Code' },
  nameZh: { zh: '中文名称', en: 'Chinese name' },
  nameEn: { zh: '英文名称', en: 'English name' },
  resources: { zh: '权限', en: 'Rights' },
  menus: { zh: '菜单', en: 'Menu' },
  deptCode: { zh: '部门', en: 'Department' },
}

const ROLE_CODE = /^[A-Z][A-Z0-9_]{1,31}$/

/** Everything that is wrong with a role's fields, at most one problem a field. */
export function roleProblems({ code, nameZh, nameEn }: RoleFields): FieldProblem<RoleField>[] {
  const problems: FieldProblem<RoleField>[] = []
  if (code === '') problems.push({ field: 'code', problem: 'required' })
  else if (!ROLE_CODE.test(code)) problems.push({ field: 'code', problem: 'roleCode' })
  return [...problems, ...nameProblem('nameZh', nameZh), ...nameProblem('nameEn', nameEn)]
}

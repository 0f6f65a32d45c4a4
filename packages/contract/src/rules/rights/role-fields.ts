import type { FieldProblem } from '../../errors/field-problems.ts'
import { isBlank } from '../../texts/normalize-text.ts'
import type { TextPair } from '../../texts/text-pair.ts'
import { ADMIN_TEXT_LENGTHS } from '../records/admin-formats.ts'
import { nameProblem } from '../records/name-problem.ts'

/** Input for a role, without its grants. */
export interface RoleFields {
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
  /** Undefined to leave it unchanged. */
  readonly descriptionZh?: string | undefined
  readonly descriptionEn?: string | undefined
  /** Null for a new role, which requires a description. */
  readonly version: number | null
}

export type RoleField = Exclude<keyof RoleFields, 'version'>

export const ROLE_FIELD_LABELS: Readonly<Record<RoleField | 'resources' | 'menus' | 'deptCode', TextPair>> = {
  code: { zh: '编码', en: 'Code' },
  nameZh: { zh: '中文名称', en: 'Chinese name' },
  nameEn: { zh: '英文名称', en: 'English name' },
  descriptionZh: { zh: '中文说明', en: 'Chinese description' },
  descriptionEn: { zh: '英文说明', en: 'English description' },
  resources: { zh: '权限', en: 'Rights' },
  menus: { zh: '菜单', en: 'Menu' },
  deptCode: { zh: '部门', en: 'Department' },
}

const ROLE_CODE = /^[A-Z][A-Z0-9_]{1,31}$/

/** Returns the problems of a role's fields, at most one per field. */
export function roleProblems(role: RoleFields): FieldProblem<RoleField>[] {
  const { code, nameZh, nameEn } = role
  const problems: FieldProblem<RoleField>[] = []
  if (code === '') problems.push({ field: 'code', problem: 'required' })
  else if (!ROLE_CODE.test(code)) problems.push({ field: 'code', problem: 'roleCode' })
  return [
    ...problems,
    ...nameProblem('nameZh', nameZh),
    ...nameProblem('nameEn', nameEn),
    ...descriptionProblem('descriptionZh', role),
    ...descriptionProblem('descriptionEn', role),
  ]
}

function descriptionProblem(
  field: 'descriptionZh' | 'descriptionEn',
  role: RoleFields,
): FieldProblem<RoleField>[] {
  const max = ADMIN_TEXT_LENGTHS.roleDescription
  const text = role[field]
  if (text === undefined) return []
  if (role.version === null && isBlank(text)) return [{ field, problem: 'required' }]
  return text.length > max ? [{ field, problem: 'tooLong', params: { max: String(max) } }] : []
}

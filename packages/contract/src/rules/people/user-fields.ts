import type { FieldProblem } from '../../errors/field-problems.ts'
import { isBlank } from '../../texts/normalize-text.ts'
import type { TextPair } from '../../texts/text-pair.ts'
import { nameProblem } from '../records/name-problem.ts'

/** Input for a person. An empty text is no value. */
export interface UserFields {
  readonly userCode: string
  readonly nameZh: string
  readonly nameEn: string
  readonly sex: string
  readonly userType: string
  readonly deptCode: string
  readonly roles: readonly string[]
  readonly posts: readonly string[]
  readonly sites: readonly string[]
  readonly defaultSite: string
  readonly mobile: string
  readonly email: string
}

export type UserField = keyof UserFields

/** Field labels in forms, tables and messages. */
export const USER_FIELD_LABELS: Readonly<Record<UserField, TextPair>> = {
  userCode: { zh: '工号', en: 'Employee number' },
  nameZh: { zh: '中文姓名', en: 'Chinese name' },
  nameEn: { zh: '英文姓名', en: 'English name' },
  sex: { zh: '性别', en: 'Sex' },
  userType: { zh: '人员类型', en: 'User type' },
  deptCode: { zh: '部门或企业', en: 'Department or enterprise' },
  roles: { zh: '角色', en: 'Roles' },
  posts: { zh: '岗位', en: 'Posts' },
  sites: { zh: '航站', en: 'Sites' },
  defaultSite: { zh: '默认航站', en: 'Default site' },
  mobile: { zh: '手机', en: 'Mobile' },
  email: { zh: '邮箱', en: 'E-mail' },
}

/** Codes that fields may contain. */
export interface KnownUserCodes {
  readonly departments: ReadonlySet<string>
  readonly enterprises: ReadonlySet<string>
  readonly roles: ReadonlySet<string>
  readonly posts: ReadonlySet<string>
  readonly sites: ReadonlySet<string>
}

/** The same with unknown sets as null, which are not checked. */
export type CodesToCheck = { readonly [Name in keyof KnownUserCodes]: KnownUserCodes[Name] | null }

export const USER_CODE = /^[A-Za-z0-9][A-Za-z0-9_.-]{1,31}$/
const MOBILE = /^\+?[0-9][0-9 -]{5,19}$/
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/
const EMAIL_MAX = 120
const SEXES = ['M', 'F']
const USER_TYPES = ['employee', 'enterprise']

/** Returns the problems of a person's fields in order, at most one per field. */
export function userProblems(fields: UserFields, known: CodesToCheck): FieldProblem<UserField>[] {
  const units = fields.userType === 'enterprise' ? known.enterprises : known.departments
  return [
    requiredProblem('userCode', fields.userCode) ??
      (USER_CODE.test(fields.userCode) ? null : { field: 'userCode', problem: 'userCode' }),
    ...nameProblem('nameZh', fields.nameZh),
    ...nameProblem('nameEn', fields.nameEn),
    requiredProblem('sex', fields.sex) ?? choiceProblem('sex', fields.sex, SEXES),
    requiredProblem('userType', fields.userType) ?? choiceProblem('userType', fields.userType, USER_TYPES),
    requiredProblem('deptCode', fields.deptCode) ?? unknownProblem('deptCode', [fields.deptCode], units),
    requiredProblem('roles', fields.roles.join()) ?? unknownProblem('roles', fields.roles, known.roles),
    unknownProblem('posts', fields.posts, known.posts),
    requiredProblem('sites', fields.sites.join()) ?? unknownProblem('sites', fields.sites, known.sites),
    requiredProblem('defaultSite', fields.defaultSite) ??
      (fields.sites.includes(fields.defaultSite) ? null : { field: 'defaultSite', problem: 'notAmongSites' }),
    fields.mobile === '' || MOBILE.test(fields.mobile) ? null : { field: 'mobile', problem: 'mobile' },
    fields.email === '' || (fields.email.length <= EMAIL_MAX && EMAIL.test(fields.email))
      ? null
      : { field: 'email', problem: 'email' },
  ].filter((problem): problem is FieldProblem<UserField> => problem !== null)
}

type UserProblem = FieldProblem<UserField> | null

function requiredProblem(field: UserField, value: string): UserProblem {
  return isBlank(value) ? { field, problem: 'required' } : null
}

function choiceProblem(field: UserField, value: string, choices: readonly string[]): UserProblem {
  return choices.includes(value)
    ? null
    : { field, problem: 'oneOf', params: { value, choices: choices.join(', ') } }
}

function unknownProblem(
  field: UserField,
  values: readonly string[],
  known: ReadonlySet<string> | null,
): UserProblem {
  const value = values.find(each => known?.has(each) === false)
  return value === undefined ? null : { field, problem: 'unknown', params: { value } }
}

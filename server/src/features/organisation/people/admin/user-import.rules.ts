import type { FieldProblem } from '@apron/contract/errors/field-problems'
import type { AdminUser } from '@apron/contract/organisation/admin-user'
import {
  type KnownUserCodes,
  type UserField,
  type UserFields,
  userProblems,
} from '@apron/contract/rules/people/user-fields'
import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-permissions'
import type { EditedPerson, PermissionDecision } from '@apron/contract/rules/rights/permission-decision'
import type { PlannedRow } from '@apron/server-kit/csv/import-report'
import { type CsvRow, codesOf } from '@apron/server-kit/csv/read-csv'
import type { WantedUser } from './user-change.store.ts'

/** Fields with one value. The key comes from the row. */
const SINGLE = [
  'nameZh',
  'nameEn',
  'sex',
  'userType',
  'deptCode',
  'defaultSite',
  'mobile',
  'email',
] as const satisfies readonly UserField[]
const LISTS = ['roles', 'posts', 'sites'] as const satisfies readonly UserField[]

export interface ExistingPeople {
  /** By employee number. */
  readonly stored: ReadonlyMap<string, AdminUser>
  /** Maps numbers in the file to existing ones that differ only in case. */
  readonly otherCase: ReadonlyMap<string, string>
}

/**
 * Plans the import of each row. Accounts are neither enabled nor disabled, and no administrator loses the role.
 *
 * @param authorize applies the permission rules to a change of a person
 */
export function planUsers(
  rows: readonly CsvRow[],
  { stored, otherCase }: ExistingPeople,
  known: KnownUserCodes,
  authorize: (before: AdminUser | null, after: EditedPerson) => PermissionDecision,
): PlannedRow<WantedUser>[] {
  const rowsOf = Map.groupBy(rows, ({ cells }) => cells.get('userCode')?.toLowerCase() ?? '')
  return rows.map(({ row, cells, whole }) => {
    const userCode = cells.get('userCode') ?? ''
    const before = stored.get(userCode) ?? null
    const fields = fieldsOf(cells, before)
    const decision = authorize(before, fields)
    const problems = whole
      ? [...problemsOf(fields, before, known), ...permissionProblems(decision, fields)]
      : [ROW_BROKEN]
    if (userCode !== '' && (rowsOf.get(userCode.toLowerCase())?.length ?? 0) > 1)
      problems.push({ field: 'userCode', problem: 'twice', params: { value: userCode } })
    const other = otherCase.get(userCode)
    if (other !== undefined)
      problems.push({ field: 'userCode', problem: 'otherCase', params: { value: other } })
    const differing = before === null ? [] : differingFields(fields, before)
    return {
      row,
      key: userCode,
      // The text fields were validated. A row with a problem is never written.
      wanted: toWanted(fields),
      problems,
      kind: before === null ? 'added' : differing.length > 0 ? 'changed' : 'unchanged',
      fields: differing,
      version: before?.version ?? null,
      waits: decision.outcome === 'waits',
    }
  })
}

/** Problems of the permission rules, and guarded permissions for a person without a contact. */
function permissionProblems(decision: PermissionDecision, { mobile, email }: UserFields): FieldProblem[] {
  if (decision.outcome === 'refused') {
    const { reason, field = 'roles' } = decision
    return [{ field, problem: reason === 'ownRights' ? 'ownRights' : 'lacksGuarded' }]
  }
  const gains = decision.outcome === 'waits' && decision.why === 'guarded'
  const unreachable = gains && mobile === '' && email === ''
  return unreachable ? [{ field: 'mobile', problem: 'noContact' }] : []
}

const ROW_BROKEN: FieldProblem = { field: '', problem: 'columns' }

function problemsOf(fields: UserFields, before: AdminUser | null, known: KnownUserCodes): FieldProblem[] {
  const problems: FieldProblem[] = userProblems(fields, known)
  const wasAdministrator = before?.roles.includes(ADMINISTRATOR_ROLE) === true
  if (wasAdministrator && !fields.roles.includes(ADMINISTRATOR_ROLE))
    problems.push({ field: 'roles', problem: 'administratorRole' })
  return problems
}

function fieldsOf(cells: ReadonlyMap<string, string>, before: AdminUser | null): UserFields {
  // A missing cell leaves the stored value unchanged.
  const cell = (name: (typeof SINGLE)[number]) => cells.get(name) ?? before?.[name] ?? ''
  const codes = (name: (typeof LISTS)[number]) => {
    const list = cells.get(name)
    return list === undefined ? (before?.[name] ?? []) : codesOf(list)
  }
  return {
    userCode: cells.get('userCode') ?? '',
    nameZh: cell('nameZh'),
    nameEn: cell('nameEn'),
    sex: cell('sex').toUpperCase(),
    userType: cell('userType'),
    deptCode: cell('deptCode'),
    roles: codes('roles'),
    posts: codes('posts'),
    sites: codes('sites'),
    defaultSite: cell('defaultSite'),
    mobile: cell('mobile'),
    email: cell('email'),
  }
}

function toWanted(fields: UserFields): WantedUser {
  const { roles, posts, sites } = fields
  return {
    ...fields,
    roles: [...roles],
    posts: [...posts],
    sites: [...sites],
    sex: fields.sex === 'F' ? 'F' : 'M',
    userType: fields.userType === 'enterprise' ? 'enterprise' : 'employee',
  }
}

/** Returns the fields in which a row differs from the stored person. The order of codes does not matter. */
function differingFields(fields: UserFields, before: AdminUser): UserField[] {
  return [
    ...SINGLE.filter(name => fields[name] !== before[name]),
    ...LISTS.filter(name => new Set(fields[name]).symmetricDifference(new Set(before[name])).size > 0),
  ]
}

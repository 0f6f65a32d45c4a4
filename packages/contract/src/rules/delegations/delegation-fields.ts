import type { FieldProblem } from '../../errors/field-problems.ts'
import { isBlank } from '../../texts/normalize-text.ts'
import type { TextPair } from '../../texts/text-pair.ts'
import { isCalendarDate } from '../../wire/formats/wire-time.ts'

/** Form values of a delegation. */
export interface DelegationFields {
  readonly delegator: string
  readonly delegate: string
  readonly role: string
  readonly applications: readonly string[]
  readonly department: string
  readonly messages: string
  readonly name: string
  /** yyyy-MM-dd at the sites; empty if not chosen, or for an incomplete range. */
  readonly validFrom: string
  /** Last day; null for permanent. */
  readonly validTo: string | null
}

/** Roles, applications and departments that the delegator can delegate. */
export interface DelegationOffer {
  /** Held directly and not excluded from delegation. */
  readonly roles: readonly { readonly code: string; readonly permanent: boolean }[]
  readonly applications: readonly { readonly code: string }[]
  /** The delegator's department and its descendants. */
  readonly departments: readonly { readonly code: string }[]
  /** yyyy-MM-dd at the sites. */
  readonly today: string
}

export type DelegationField = Exclude<keyof DelegationFields, 'validFrom' | 'validTo'> | 'validity'

export const DELEGATION_FIELD_LABELS: Readonly<Record<DelegationField, TextPair>> = {
  delegator: { zh: '委托人', en: 'Delegator' },
  delegate: { zh: '受托人', en: 'Delegate' },
  role: { zh: '角色', en: 'Role' },
  validity: { zh: '有效期', en: 'Validity' },
  applications: { zh: '应用', en: 'Applications' },
  name: { zh: '名称', en: 'Name' },
  messages: { zh: '消息', en: 'Messages' },
  department: { zh: '部门', en: 'Department' },
}

type Problem = FieldProblem<DelegationField>

/**
 * Returns the problems of a new delegation, at most one per field, in form order.
 * @param offer null while loading: then only missing values are reported
 * @param halfRange one end of the date range is still missing
 */
export function delegationProblems(
  fields: DelegationFields,
  offer: DelegationOffer | null,
  halfRange = false,
): Problem[] {
  return [
    ...missingProblem('delegator', fields.delegator === '', 'chooseDelegator'),
    ...delegateProblem(fields),
    ...roleProblem(fields.role, offer),
    ...validityProblem(fields, offer, halfRange),
    ...applicationProblem(fields.applications, offer),
    ...missingProblem('name', isBlank(fields.name), 'chooseName'),
    ...missingProblem('messages', fields.messages === '', 'chooseMessage'),
    ...departmentProblem(fields.department, offer),
  ]
}

function missingProblem(field: DelegationField, isMissing: boolean, problem: Problem['problem']): Problem[] {
  return isMissing ? [{ field, problem }] : []
}

function delegateProblem({ delegate, delegator }: DelegationFields): Problem[] {
  if (delegate === '') return [{ field: 'delegate', problem: 'chooseDelegate' }]
  return delegate === delegator ? [{ field: 'delegate', problem: 'delegateSelf' }] : []
}

function roleProblem(role: string, offer: DelegationOffer | null): Problem[] {
  if (role === '') return [{ field: 'role', problem: 'chooseRole' }]
  if (offer === null || offer.roles.some(({ code }) => code === role)) return []
  return [{ field: 'role', problem: 'roleNotHeld' }]
}

function validityProblem(
  { role, validFrom, validTo }: DelegationFields,
  offer: DelegationOffer | null,
  halfRange: boolean,
): Problem[] {
  const validityProblemOf = (problem: Problem['problem']): Problem[] => [{ field: 'validity', problem }]
  if (validFrom === '') return validityProblemOf(halfRange ? 'chooseTimeRange' : 'chooseValidity')
  if (![validFrom, validTo ?? validFrom].every(isCalendarDate)) return validityProblemOf('noSuchDay')
  if (validTo !== null && validTo < validFrom) return validityProblemOf('endsBeforeStart')
  if (offer === null) return []
  if (validFrom < offer.today) return validityProblemOf('startsInPast')
  const selectedRole = offer.roles.find(({ code }) => code === role)
  return validTo === null && selectedRole?.permanent === false ? validityProblemOf('notPermanent') : []
}

function applicationProblem(applications: readonly string[], offer: DelegationOffer | null): Problem[] {
  if (applications.length === 0) return [{ field: 'applications', problem: 'chooseApplication' }]
  const unknown = applications.find(name => offer?.applications.every(({ code }) => code !== name) === true)
  if (unknown === undefined) return []
  return [{ field: 'applications', problem: 'unknown', params: { value: unknown } }]
}

function departmentProblem(department: string, offer: DelegationOffer | null): Problem[] {
  if (department === '') return [{ field: 'department', problem: 'chooseDepartment' }]
  const outside = offer?.departments.every(({ code }) => code !== department) === true
  return missingProblem('department', outside, 'departmentOutside')
}

import { ADMIN_RIGHTS, ADMINISTRATOR_ROLE } from './admin-rights.ts'

/** Every right of the administration. */
export const ADMINISTRATION: ReadonlySet<string> = new Set(
  Object.values(ADMIN_RIGHTS).flatMap(right => Object.values(right)),
)
/** Originals of voluntary reports and what was cut off them; the summary names nobody and is ordinary. */
const REPORTS = /^safetyQuality:(?:vsr|strip):(?!summary$)/

/** Whether a right opens what reporters were promised that nobody else reads. */
export function isReportRight(identify: string): boolean {
  return REPORTS.test(identify)
}

/** Whether a right is given by two people only: of the administration, or over reports. */
export function isGuardedRight(identify: string): boolean {
  return ADMINISTRATION.has(identify) || isReportRight(identify)
}

/** A right that a role gives to people of one user type, in one department or (empty) in every one. */
export interface RoleGrant {
  readonly identify: string
  readonly userType: string
  readonly deptCode: string
}

/** What roles and posts give. */
export interface RightsBook {
  readonly roles: ReadonlyMap<string, readonly RoleGrant[]>
  readonly posts: ReadonlyMap<string, readonly string[]>
}

/** What of a person decides which rights they have. */
export interface RightsHolder {
  readonly roles: readonly string[]
  readonly posts: readonly string[]
  readonly userType: string
  readonly deptCode: string
}

/** The rights of a person, as the access check of every call finds them. */
export function rightsOf(
  { roles, posts, userType, deptCode }: RightsHolder,
  book: RightsBook,
): ReadonlySet<string> {
  const byRole = roles
    .flatMap(role => book.roles.get(role) ?? [])
    .filter(grant => grant.userType === userType && (grant.deptCode === '' || grant.deptCode === deptCode))
    .map(({ identify }) => identify)
  return new Set([...byRole, ...posts.flatMap(post => book.posts.get(post) ?? [])])
}

/** What of a person's rights is guarded; the role of administrators counts as such by its own name. */
export function guardedOf(holder: RightsHolder, book: RightsBook): ReadonlySet<string> {
  const rights = [...rightsOf(holder, book)].filter(isGuardedRight)
  return new Set(holder.roles.includes(ADMINISTRATOR_ROLE) ? [...rights, ADMINISTRATOR_ROLE] : rights)
}

import { ADMIN_RIGHTS, ADMINISTRATOR_ROLE } from './admin-rights.ts'

/** Every right of the administration. */
export const ADMINISTRATION: ReadonlySet<string> = new Set(
  Object.values(ADMIN_RIGHTS).flatMap(right => Object.values(right)),
)

/**
 * Returns every right that takes two administrators to give: those of the administration, and those that applications guard, such as
 * reading what reporters were promised nobody else reads.
 */
export function guardedRights(ofApplications: Iterable<string>): ReadonlySet<string> {
  return ADMINISTRATION.union(new Set(ofApplications))
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
  /** See {@link guardedRights}. */
  readonly guarded: ReadonlySet<string>
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
  const rights = [...rightsOf(holder, book)].filter(right => book.guarded.has(right))
  return new Set(holder.roles.includes(ADMINISTRATOR_ROLE) ? [...rights, ADMINISTRATOR_ROLE] : rights)
}

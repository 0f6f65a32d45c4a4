import type { AdminUser } from '../../organisation/admin-user.ts'
import { ADMIN_PERMISSIONS, ADMINISTRATOR_ROLE } from './admin-permissions.ts'
import {
  ADMINISTRATION,
  guardedOf,
  type PermissionCatalogue,
  type PermissionHolder,
  permissionsOf,
  type RoleGrant,
} from './guarded-permissions.ts'

/** The person who requests a change. */
export interface PermissionActor {
  readonly userCode: string
  readonly roles: readonly string[]
  /** Their guarded permissions, and the administrator role. */
  readonly guarded: ReadonlySet<string>
  /** True if no other administrator has ever signed in, and this one has not appointed a second one yet. */
  readonly firstDay: boolean
}

/** Relevant properties of a person. */
export interface EditedPerson extends PermissionHolder {
  readonly userCode: string
  readonly mobile: string
  readonly email: string
}

/** An existing person, and whether the account has been used. */
export interface EditedAccount extends EditedPerson, Pick<AdminUser, 'state' | 'lastLogin'> {}

/** Every change that could extend somebody's permissions. */
export type ProposedChange =
  | { readonly of: 'person'; readonly before: EditedAccount | null; readonly after: EditedPerson }
  | { readonly of: 'account'; readonly person: EditedAccount; readonly enabled: boolean }
  | { readonly of: 'sessions' | 'invitation' | 'reset'; readonly person: EditedAccount }
  | {
      readonly of: 'role'
      readonly code: string
      /** Grants of the role; null if it is created or deleted. */
      readonly before: readonly RoleGrant[] | null
      readonly after: readonly RoleGrant[] | null
    }
  | {
      readonly of: 'menu'
      /** Permission required by the entry; empty for none, null if it is created or deleted. */
      readonly before: string | null
      readonly after: string | null
    }
  | {
      readonly of: 'delegation'
      /** Holder of the role. */
      readonly delegator: string
      readonly delegate: string
      readonly role: string
      /** True if the delegator holds the role directly, not through another delegation. */
      readonly heldDirectly: boolean
      readonly delegable: boolean
    }
  /** A permission alone grants nothing until a role or post includes it. */
  | { readonly of: 'right' }
  /** A dictionary value for comparing or converting amounts. It decides who must agree. */
  | { readonly of: 'steering' }

/**
 * Why a change waits: guarded permissions are granted or withdrawn, one's own role, a new address for links and codes,
 * an account with guarded permissions is enabled or disabled, a value that steers decisions, a delegation of another
 * person's role.
 */
export type WaitingReason =
  | 'guarded'
  | 'taken'
  | 'ownRole'
  | 'contact'
  | 'reopened'
  | 'closed'
  | 'steering'
  | 'delegated'
/** Why a change is refused. */
export type RefusalReason =
  | 'ownRights'
  | 'lacksGuarded'
  | 'hasPassword'
  | 'noPassword'
  | 'guardedMenu'
  | 'delegateSelf'
  | 'delegateProposer'
  | 'roleNotHeld'
  | 'roleNotDelegable'

export type PermissionDecision =
  /** @property sentTo recipient of a link: the caller, or the person's own mobile or mail */
  | { readonly outcome: 'ordinary'; readonly sentTo?: 'caller' | 'person' }
  /** First day: made at once, with messages to both, only once. */
  | { readonly outcome: 'alone'; readonly guarded: readonly string[] }
  | { readonly outcome: 'waits'; readonly why: WaitingReason; readonly guarded: readonly string[] }
  | { readonly outcome: 'refused'; readonly reason: RefusalReason; readonly field?: OwnField }

type OwnField = 'roles' | 'posts' | 'deptCode' | 'userType'

const ORDINARY: PermissionDecision = { outcome: 'ordinary' }

/** Decides whether a change is made, waits for a second administrator, or is refused. The only place for this. */
export function decidePermissionChange(
  change: ProposedChange,
  by: PermissionActor,
  catalogue: PermissionCatalogue,
): PermissionDecision {
  switch (change.of) {
    case 'person':
      return decidePersonChange(change.before, change.after, by, catalogue)
    case 'role':
      return decideRoleChange(change, by, catalogue)
    case 'menu':
      return decideMenuChange(change, catalogue)
    case 'right':
      return ORDINARY
    case 'steering':
      return { outcome: 'waits', why: 'steering', guarded: [] }
    case 'delegation':
      return decideDelegation(change, by)
    default:
      return decideAccountChange(change, by, catalogue)
  }
}

/** Returns true if a password was ever set. Disabled accounts count, because they can be enabled again. */
function isInUse({ state, lastLogin }: EditedAccount): boolean {
  return state !== 'new' || lastLogin !== null
}

/** Returns true if links and codes of an account in use would go elsewhere. */
export function changesContact(before: EditedAccount | null, after: EditedPerson): boolean {
  if (before === null || !isInUse(before)) return false
  return before.mobile !== after.mobile || before.email !== after.email
}

/**
 * True if a person may handle these guarded permissions: they must hold them. No administrator holds guarded
 * permissions of applications, so the administrator role is enough for those; they also wait for a second
 * administrator.
 */
export function covers(by: Pick<PermissionActor, 'roles' | 'guarded'>, guarded: Iterable<string>): boolean {
  const administrator = by.roles.includes(ADMINISTRATOR_ROLE)
  return [...guarded].every(name => by.guarded.has(name) || (administrator && !ADMINISTRATION.has(name)))
}

function isOfAdministration(name: string): boolean {
  return name === ADMINISTRATOR_ROLE || ADMINISTRATION.has(name)
}

function decidePersonChange(
  before: EditedAccount | null,
  after: EditedPerson,
  by: PermissionActor,
  catalogue: PermissionCatalogue,
): PermissionDecision {
  if (before !== null && before.userCode === by.userCode) return decideOwnChange(before, after, catalogue)
  const had: ReadonlySet<string> = before === null ? new Set() : guardedOf(before, catalogue)
  const has = guardedOf(after, catalogue)
  const gained = [...has.difference(had)]
  if (!covers(by, had) || !covers(by, gained)) return { outcome: 'refused', reason: 'lacksGuarded' }
  // Control over the address of links and codes is control over the account.
  const moved = changesContact(before, after)
  if (gained.length > 0) {
    const onlyAdministration = gained.includes(ADMINISTRATOR_ROLE) && gained.every(isOfAdministration)
    if (by.firstDay && onlyAdministration && !moved) return { outcome: 'alone', guarded: gained }
    return { outcome: 'waits', why: 'guarded', guarded: gained }
  }
  if (moved) return { outcome: 'waits', why: 'contact', guarded: [...had] }
  // Otherwise one administrator could remove all others.
  const lost = [...had.difference(has)]
  return lost.length > 0 ? { outcome: 'waits', why: 'taken', guarded: lost } : ORDINARY
}

/** Nobody grants themselves roles, posts or permissions of another department. */
function decideOwnChange(
  before: EditedAccount,
  after: EditedPerson,
  catalogue: PermissionCatalogue,
): PermissionDecision {
  if (after.roles.some(code => !before.roles.includes(code))) return refuseOwnPermissions('roles')
  if (after.posts.some(code => !before.posts.includes(code))) return refuseOwnPermissions('posts')
  if (permissionsOf(after, catalogue).isSubsetOf(permissionsOf(before, catalogue))) return ORDINARY
  return refuseOwnPermissions(after.deptCode === before.deptCode ? 'userType' : 'deptCode')
}

function refuseOwnPermissions(field: OwnField): PermissionDecision {
  return { outcome: 'refused', reason: 'ownRights', field }
}

/**
 * Nobody delegates what they do not hold directly. Two administrators decide about another person's role, and neither
 * of them may receive it.
 */
function decideDelegation(
  { delegator, delegate, role: code, heldDirectly, delegable }: Extract<ProposedChange, { of: 'delegation' }>,
  by: PermissionActor,
): PermissionDecision {
  const own = delegator === by.userCode
  if (!own && !by.guarded.has(ADMIN_PERMISSIONS.users.edit))
    return { outcome: 'refused', reason: 'lacksGuarded' }
  if (delegate === delegator) return { outcome: 'refused', reason: 'delegateSelf' }
  if (delegate === by.userCode) return { outcome: 'refused', reason: 'delegateProposer' }
  if (!heldDirectly) return { outcome: 'refused', reason: 'roleNotHeld' }
  if (!delegable || code === ADMINISTRATOR_ROLE) return { outcome: 'refused', reason: 'roleNotDelegable' }
  return own ? ORDINARY : { outcome: 'waits', why: 'delegated', guarded: [] }
}

type AccountChange = Extract<ProposedChange, { of: 'account' | 'sessions' | 'invitation' | 'reset' }>

function decideAccountChange(
  change: AccountChange,
  by: PermissionActor,
  catalogue: PermissionCatalogue,
): PermissionDecision {
  const guarded = [...guardedOf(change.person, catalogue)]
  if (change.person.userCode !== by.userCode && !covers(by, guarded))
    return { outcome: 'refused', reason: 'lacksGuarded' }
  switch (change.of) {
    case 'account':
      if (guarded.length === 0) return ORDINARY
      return { outcome: 'waits', why: change.enabled ? 'reopened' : 'closed', guarded }
    case 'sessions':
      return ORDINARY
    case 'invitation':
      if (change.person.state !== 'new') return { outcome: 'refused', reason: 'hasPassword' }
      return {
        outcome: 'ordinary',
        sentTo: guarded.length > 0 || isInUse(change.person) ? 'person' : 'caller',
      }
    default:
      return change.person.state === 'new'
        ? { outcome: 'refused', reason: 'noPassword' }
        : { outcome: 'ordinary', sentTo: 'person' }
  }
}

function decideRoleChange(
  { code, before, after }: Extract<ProposedChange, { of: 'role' }>,
  by: PermissionActor,
  catalogue: PermissionCatalogue,
): PermissionDecision {
  const had = guardedIdentifiers(before ?? [], catalogue)
  const touched = code === ADMINISTRATOR_ROLE ? [...had, ADMINISTRATOR_ROLE] : had
  const added = (after ?? []).filter(grant => !(before ?? []).some(given => includesGrant(given, grant)))
  const guarded = [...guardedIdentifiers(added, catalogue)]
  if (!covers(by, touched) || !covers(by, guarded)) return { outcome: 'refused', reason: 'lacksGuarded' }
  if (guarded.length > 0) return { outcome: 'waits', why: 'guarded', guarded }
  const lost = after === null ? [] : [...had.difference(guardedIdentifiers(after, catalogue))]
  if (lost.length > 0) return { outcome: 'waits', why: 'taken', guarded: lost }
  // A holder of the role would grant the permission to themselves.
  return added.length > 0 && by.roles.includes(code)
    ? { outcome: 'waits', why: 'ownRole', guarded: [] }
    : ORDINARY
}

function guardedIdentifiers(
  grants: readonly RoleGrant[],
  { guarded }: PermissionCatalogue,
): ReadonlySet<string> {
  return new Set(grants.map(({ identify }) => identify).filter(permission => guarded.has(permission)))
}

/** Returns true if one grant includes another. */
function includesGrant(grant: RoleGrant, other: RoleGrant): boolean {
  return (
    grant.identify === other.identify &&
    grant.userType === other.userType &&
    (grant.deptCode === '' || grant.deptCode === other.deptCode)
  )
}

/** A menu entry shows a page and permits no call. One with a guarded permission must keep it. */
function decideMenuChange(
  { before, after }: Omit<Extract<ProposedChange, { of: 'menu' }>, 'of'>,
  catalogue: PermissionCatalogue,
): PermissionDecision {
  const guarded = before !== null && after !== null && catalogue.guarded.has(before)
  return guarded && before !== after ? { outcome: 'refused', reason: 'guardedMenu' } : ORDINARY
}

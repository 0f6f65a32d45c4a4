import type { AdminUser } from '../../entities/admin-user.ts'
import { ADMIN_RIGHTS, ADMINISTRATOR_ROLE } from './admin-rights.ts'
import {
  ADMINISTRATION,
  guardedOf,
  type RightsBook,
  type RightsHolder,
  type RoleGrant,
  rightsOf,
} from './guarded-rights.ts'

/** Who wants a change. */
export interface RightsActor {
  readonly userCode: string
  readonly roles: readonly string[]
  /** The guarded rights they hold, and the role of administrators. */
  readonly guarded: ReadonlySet<string>
  /** Whether no other administrator has ever signed in, and this one has not appointed a second one yet. */
  readonly firstDay: boolean
}

/** A person as far as it matters here. */
export interface RightsPerson extends RightsHolder {
  readonly userCode: string
  readonly mobile: string
  readonly email: string
}

/** A person who is there, with what says whether the account is somebody's already. */
export interface RightsAccount extends RightsPerson, Pick<AdminUser, 'state' | 'lastLogin'> {}

/** Everything by which somebody could come to more rights. */
export type WantedRights =
  | { readonly of: 'person'; readonly before: RightsAccount | null; readonly after: RightsPerson }
  | { readonly of: 'account'; readonly person: RightsAccount; readonly enabled: boolean }
  | { readonly of: 'sessions' | 'invitation' | 'reset'; readonly person: RightsAccount }
  | {
      readonly of: 'role'
      readonly code: string
      /** What the role gives; null where it is made or deleted. */
      readonly before: readonly RoleGrant[] | null
      readonly after: readonly RoleGrant[] | null
    }
  | {
      readonly of: 'menu'
      /** The right that an entry wants; empty for none, null where it is made or deleted. */
      readonly before: string | null
      readonly after: string | null
    }
  | {
      readonly of: 'delegation'
      /** Whose role it is. */
      readonly delegator: string
      readonly delegate: string
      readonly role: string
      /** Whether the delegator holds the role by themselves, and not by another delegation. */
      readonly heldDirectly: boolean
      readonly delegable: boolean
    }
  /** A right by itself opens nothing until a role or a post gives it. */
  | { readonly of: 'right' }
  /** A value of a directory by which amounts are compared, or rates taken: it decides who must agree. */
  | { readonly of: 'steering' }

/**
 * Why a change waits: guarded rights are given or taken, a role of one's own, the address of links and codes, an account with guarded
 * rights that opens again or is closed, a value that steers decisions, a delegation of somebody else's role.
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

export type RightsDecision =
  /** @property sentTo who gets a link: whoever asked for it, or the person's own mobile or mail */
  | { readonly outcome: 'ordinary'; readonly sentTo?: 'caller' | 'person' }
  /** On the first day: done at once, said to both, once. */
  | { readonly outcome: 'alone'; readonly guarded: readonly string[] }
  | { readonly outcome: 'waits'; readonly why: WaitingReason; readonly guarded: readonly string[] }
  | { readonly outcome: 'refused'; readonly reason: RefusalReason; readonly field?: OwnField }

type OwnField = 'roles' | 'posts' | 'deptCode' | 'userType'

const ORDINARY: RightsDecision = { outcome: 'ordinary' }

/** The one place that says whether a change is made, waits for a second administrator, or is refused. */
export function decideRights(wanted: WantedRights, by: RightsActor, book: RightsBook): RightsDecision {
  switch (wanted.of) {
    case 'person':
      return person(wanted.before, wanted.after, by, book)
    case 'role':
      return role(wanted, by, book)
    case 'menu':
      return menuDecision(wanted, book)
    case 'right':
      return ORDINARY
    case 'steering':
      return { outcome: 'waits', why: 'steering', guarded: [] }
    case 'delegation':
      return delegation(wanted, by)
    default:
      return account(wanted, by, book)
  }
}

/** Whether an account is somebody's: a password was set once. A closed one counts, for it can be opened again. */
function inUse({ state, lastLogin }: RightsAccount): boolean {
  return state !== 'new' || lastLogin !== null
}

/** Whether links and codes of an account that is somebody's would go elsewhere. */
export function movesContact(before: RightsAccount | null, after: RightsPerson): boolean {
  if (before === null || !inUse(before)) return false
  return before.mobile !== after.mobile || before.email !== after.email
}

/**
 * Returns whether somebody may deal with these guarded rights at all: they must hold them. No administrator holds guarded rights of
 * applications, so for those the role of administrators is enough; they wait for a second one like the others.
 */
export function covers(by: Pick<RightsActor, 'roles' | 'guarded'>, guarded: Iterable<string>): boolean {
  const administrator = by.roles.includes(ADMINISTRATOR_ROLE)
  return [...guarded].every(name => by.guarded.has(name) || (administrator && !ADMINISTRATION.has(name)))
}

function isOfAdministration(name: string): boolean {
  return name === ADMINISTRATOR_ROLE || ADMINISTRATION.has(name)
}

function person(
  before: RightsAccount | null,
  after: RightsPerson,
  by: RightsActor,
  book: RightsBook,
): RightsDecision {
  if (before !== null && before.userCode === by.userCode) return self(before, after, book)
  const had: ReadonlySet<string> = before === null ? new Set() : guardedOf(before, book)
  const has = guardedOf(after, book)
  const gained = [...has.difference(had)]
  if (!covers(by, had) || !covers(by, gained)) return { outcome: 'refused', reason: 'lacksGuarded' }
  // Whoever sets where links and codes go becomes the person.
  const moved = movesContact(before, after)
  if (gained.length > 0) {
    const onlyAdministration = gained.includes(ADMINISTRATOR_ROLE) && gained.every(isOfAdministration)
    if (by.firstDay && onlyAdministration && !moved) return { outcome: 'alone', guarded: gained }
    return { outcome: 'waits', why: 'guarded', guarded: gained }
  }
  if (moved) return { outcome: 'waits', why: 'contact', guarded: [...had] }
  // Otherwise one administrator could remove all the others.
  const lost = [...had.difference(has)]
  return lost.length > 0 ? { outcome: 'waits', why: 'taken', guarded: lost } : ORDINARY
}

/** Nobody hands roles, posts or what their department opens to themselves. */
function self(before: RightsAccount, after: RightsPerson, book: RightsBook): RightsDecision {
  if (after.roles.some(code => !before.roles.includes(code))) return ownRights('roles')
  if (after.posts.some(code => !before.posts.includes(code))) return ownRights('posts')
  if (rightsOf(after, book).isSubsetOf(rightsOf(before, book))) return ORDINARY
  return ownRights(after.deptCode === before.deptCode ? 'userType' : 'deptCode')
}

function ownRights(field: OwnField): RightsDecision {
  return { outcome: 'refused', reason: 'ownRights', field }
}

/** Nobody hands on what they do not hold themselves; of somebody else's role two administrators decide, and neither gets it. */
function delegation(
  { delegator, delegate, role: code, heldDirectly, delegable }: Extract<WantedRights, { of: 'delegation' }>,
  by: RightsActor,
): RightsDecision {
  const own = delegator === by.userCode
  if (!own && !by.guarded.has(ADMIN_RIGHTS.users.edit)) return { outcome: 'refused', reason: 'lacksGuarded' }
  if (delegate === delegator) return { outcome: 'refused', reason: 'delegateSelf' }
  if (delegate === by.userCode) return { outcome: 'refused', reason: 'delegateProposer' }
  if (!heldDirectly) return { outcome: 'refused', reason: 'roleNotHeld' }
  if (!delegable || code === ADMINISTRATOR_ROLE) return { outcome: 'refused', reason: 'roleNotDelegable' }
  return own ? ORDINARY : { outcome: 'waits', why: 'delegated', guarded: [] }
}

type OfAccount = Extract<WantedRights, { of: 'account' | 'sessions' | 'invitation' | 'reset' }>

function account(wanted: OfAccount, by: RightsActor, book: RightsBook): RightsDecision {
  const guarded = [...guardedOf(wanted.person, book)]
  if (wanted.person.userCode !== by.userCode && !covers(by, guarded))
    return { outcome: 'refused', reason: 'lacksGuarded' }
  switch (wanted.of) {
    case 'account':
      if (guarded.length === 0) return ORDINARY
      return { outcome: 'waits', why: wanted.enabled ? 'reopened' : 'closed', guarded }
    case 'sessions':
      return ORDINARY
    case 'invitation':
      if (wanted.person.state !== 'new') return { outcome: 'refused', reason: 'hasPassword' }
      return {
        outcome: 'ordinary',
        sentTo: guarded.length > 0 || inUse(wanted.person) ? 'person' : 'caller',
      }
    default:
      return wanted.person.state === 'new'
        ? { outcome: 'refused', reason: 'noPassword' }
        : { outcome: 'ordinary', sentTo: 'person' }
  }
}

function role(
  { code, before, after }: Extract<WantedRights, { of: 'role' }>,
  by: RightsActor,
  book: RightsBook,
): RightsDecision {
  const had = guards(before ?? [], book)
  const touched = code === ADMINISTRATOR_ROLE ? [...had, ADMINISTRATOR_ROLE] : had
  const added = (after ?? []).filter(grant => !(before ?? []).some(given => gives(given, grant)))
  const guarded = [...guards(added, book)]
  if (!covers(by, touched) || !covers(by, guarded)) return { outcome: 'refused', reason: 'lacksGuarded' }
  if (guarded.length > 0) return { outcome: 'waits', why: 'guarded', guarded }
  const lost = after === null ? [] : [...had.difference(guards(after, book))]
  if (lost.length > 0) return { outcome: 'waits', why: 'taken', guarded: lost }
  // Whoever holds the role would give the right to themselves.
  return added.length > 0 && by.roles.includes(code)
    ? { outcome: 'waits', why: 'ownRole', guarded: [] }
    : ORDINARY
}

function guards(grants: readonly RoleGrant[], { guarded }: RightsBook): ReadonlySet<string> {
  return new Set(grants.map(({ identify }) => identify).filter(right => guarded.has(right)))
}

/** Whether one grant gives all that another one would. */
function gives(given: RoleGrant, wanted: RoleGrant): boolean {
  return (
    given.identify === wanted.identify &&
    given.userType === wanted.userType &&
    (given.deptCode === '' || given.deptCode === wanted.deptCode)
  )
}

/** An entry shows a page and opens no call. One that wants a guarded right goes on wanting it. */
function menuDecision(
  { before, after }: Omit<Extract<WantedRights, { of: 'menu' }>, 'of'>,
  book: RightsBook,
): RightsDecision {
  const guarded = before !== null && after !== null && book.guarded.has(before)
  return guarded && before !== after ? { outcome: 'refused', reason: 'guardedMenu' } : ORDINARY
}

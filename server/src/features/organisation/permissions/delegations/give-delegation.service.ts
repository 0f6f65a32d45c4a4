import { type Delegation, DelegationSave, type SavedDelegation } from '@apron/contract/delegations/delegation'
import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { FieldProblem } from '@apron/contract/errors/field-problems'
import { createFieldRefusal } from '@apron/contract/errors/field-refusal'
import { Refusal } from '@apron/contract/errors/refusal'
import { DELEGATIONS_MAX } from '@apron/contract/limits/permissions'
import {
  DELEGATION_FIELD_LABELS,
  type DelegationField,
  delegationProblems,
} from '@apron/contract/rules/delegations/delegation-fields'
import { stripInvisible } from '@apron/contract/texts/normalize-text'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { requireCurrentVersion } from '@apron/server-kit/records/visibility/require-current-version'
import { type Kysely, sql } from 'kysely'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { lockPeople } from '../../../../platform/access/people-lock.ts'
import { addHints } from '../../../../platform/live/hints.ts'
import { namesOf } from '../changes/permission-changes.store.ts'
import type { ChangeAuthor, PermissionGuard } from '../changes/permission-guard.ts'
import type { PrepareAgain, PreparedChange } from '../changes/prepared-change.ts'
import { databaseTime, delegateViolation, offerOf, roleFacts } from './delegation-offer.store.ts'
import {
  addDelegation,
  changeDelegation,
  countRecent,
  type DelegationViewer,
  endDelegation,
  findDelegation,
  lockDelegation,
  type StoredDelegation,
} from './delegations.store.ts'
import type { DelegationNotifier } from './notify-of-delegations.ts'
import { periodOfDays } from './period.rules.ts'

export interface GiveDelegationDeps {
  readonly db: Kysely<unknown>
  readonly guard: Pick<PermissionGuard, 'submit' | 'recordAudit'>
  readonly notify: DelegationNotifier
}

/** A delegation waiting for confirmation, with the person who entered it. */
const ProposedDelegation = Type.Object({ ...DelegationSave.properties, by: Type.String() })

function toFieldRefusal(problem: FieldProblem<DelegationField>, language: Language): Refusal {
  return createFieldRefusal(problem, DELEGATION_FIELD_LABELS, language)
}

/** Creates or changes a delegation, or holds it for confirmation. @throws Refusal */
export async function saveDelegation(
  { db, guard, notify }: GiveDelegationDeps,
  wanted: DelegationSave,
  by: ChangeAuthor,
  viewer: DelegationViewer,
): Promise<SavedDelegation> {
  return await db.transaction().execute(async transaction => {
    await lockPeople(transaction)
    if (wanted.id !== null) {
      const changed = await changeOwnDelegation(transaction, { ...wanted, id: wanted.id }, by, notify)
      await guard.recordAudit(transaction, by, { event: 'delegation changed', target: changed.id })
      return { delegation: await loadDelegation(transaction, changed.id, viewer) }
    }
    if (wanted.delegator !== by.userCode && !viewer.editsAll) throw new Refusal(SERVER_ERRORS.forbidden)
    requireCurrentVersion(null, wanted.version, wanted.name)
    const prepared = await prepareDelegation(transaction, wanted, by.language, { by: by.userCode, notify })
    const outcome = await guard.submit(transaction, prepared, by)
    if (!outcome.done) return { delegation: null, waiting: outcome.waiting }
    return { delegation: await loadDelegation(transaction, outcome.saved.id, viewer) }
  })
}

/** Validates a new delegation. The permission rules are applied later, to `rights`. @throws Refusal */
async function prepareDelegation(
  db: Kysely<unknown>,
  wanted: DelegationSave,
  language: Language,
  { by, notify }: { readonly by: string; readonly notify: DelegationNotifier },
): Promise<PreparedChange<StoredDelegation>> {
  const { delegator, delegate, role } = wanted
  const facts = await roleFacts(db, delegator, role)
  const offer = await offerOf(db, delegator, language)
  if (offer === null) throw new Refusal(SERVER_ERRORS.notFound)
  // The permission rules decide later whether the role may be delegated.
  const held = facts.heldDirectly ? [{ code: role, permanent: true }] : []
  const [problem] = delegationProblems(wanted, { ...offer, roles: [...offer.roles, ...held] })
  if (problem) throw toFieldRefusal(problem, language)
  const violation = await delegateViolation(db, delegate, delegator)
  if (violation !== null) throw toFieldRefusal({ field: 'delegate', problem: violation }, language)
  if ((await countRecent(db, delegator)) >= DELEGATIONS_MAX)
    throw new Refusal(SERVER_ERRORS.ownFull, { max: String(DELEGATIONS_MAX) })
  const names = await namesOf(db, [delegator, delegate])
  const name = (code: string, which: Language) => names.get(code)?.[which] ?? code
  return {
    kind: 'delegation',
    target: delegate,
    name: {
      zh: `${name(delegator, 'zh')}（${delegator}）→ ${name(delegate, 'zh')}（${delegate}）`,
      en: `${name(delegator, 'en')} (${delegator}) → ${name(delegate, 'en')} (${delegate})`,
    },
    wanted: { ...wanted, by },
    rights: { of: 'delegation', delegator, delegate, role, ...facts },
    given: [role, ...wanted.applications, `${wanted.validFrom} – ${wanted.validTo ?? '∞'}`],
    taken: [],
    contact: '',
    people: [],
    async write() {
      const moment = await databaseTime(db)
      const period = periodOfDays(wanted, moment)
      const given = await addDelegation(db, {
        name: stripInvisible(wanted.name),
        delegator,
        delegate,
        role_code: role,
        applications: [...new Set(wanted.applications)],
        dept_code: wanted.department,
        delegator_dept: await departmentOf(db, delegator),
        messages: wanted.messages === 'none' ? 'none' : 'role',
        valid_from: period.from,
        valid_until: period.until,
        created_by: by,
        created_at: moment.now,
      })
      await notify.given(db, given)
      return given
    },
    auditEntry: ({ id }) => ({ event: 'delegation given', target: delegate, given: [role], change: id }),
    informs: [],
  }
}

async function departmentOf(db: Kysely<unknown>, userCode: string): Promise<string> {
  const { rows } = await sql<{ dept_code: string }>`
    select dept_code from app_user where user_code = ${userCode}`.execute(db)
  return rows[0]?.dept_code ?? ''
}

/**
 * Prepares a delegation of another person's role again when a second administrator confirms it. If its start has passed,
 * it starts today.
 */
export function prepareDelegationAgain(notify: DelegationNotifier): PrepareAgain {
  return async (db, stored, language) => {
    const { by, ...wanted } = Value.Parse(ProposedDelegation, stored)
    const { today } = await databaseTime(db)
    const validFrom = wanted.validFrom < today ? today : wanted.validFrom
    return await prepareDelegation(db, { ...wanted, validFrom }, language, { by, notify })
  }
}

/**
 * Changes one's own delegation: everything before it starts, afterwards only name, messages and end.
 * @throws Refusal
 */
async function changeOwnDelegation(
  db: Kysely<unknown>,
  wanted: DelegationSave & { readonly id: string },
  by: ChangeAuthor,
  notify: DelegationNotifier,
): Promise<StoredDelegation> {
  const before = await lockDelegation(db, wanted.id)
  // Does not reveal that another person's delegation exists.
  if (before === null || before.delegator !== by.userCode) throw new Refusal(SERVER_ERRORS.notFound)
  requireCurrentVersion(before, wanted.version, before.name)
  const moment = await databaseTime(db)
  const isOver = before.valid_until !== null && before.valid_until <= moment.now
  if (before.revoked_at !== null || isOver) throw new Refusal(SERVER_ERRORS.notAllowedInState)
  const hasStarted = before.valid_from <= moment.now
  if (wanted.delegator !== before.delegator)
    throw toFieldRefusal({ field: 'delegator', problem: 'delegationRuns' }, by.language)
  const from = wireDate(before.valid_from)
  if (hasStarted) requireUnchanged(before, wanted, by.language)
  // A past start of a running delegation stays valid.
  const checked = {
    ...wanted,
    validFrom: hasStarted && from === wanted.validFrom ? moment.today : wanted.validFrom,
  }
  if (hasStarted && wanted.validTo !== null && wanted.validTo < moment.today)
    throw toFieldRefusal({ field: 'validity', problem: 'endsInPast' }, by.language)
  const offer = await offerOf(db, before.delegator, by.language)
  const [problem] = delegationProblems(checked, offer)
  if (problem) throw toFieldRefusal(problem, by.language)
  const violation = await delegateViolation(db, wanted.delegate, before.delegator)
  if (violation !== null) throw toFieldRefusal({ field: 'delegate', problem: violation }, by.language)
  const period = periodOfDays(checked, moment)
  const changed = await changeDelegation(db, before, {
    name: stripInvisible(wanted.name),
    messages: wanted.messages === 'none' ? 'none' : 'role',
    valid_until: period.until,
    ...(hasStarted
      ? {}
      : {
          delegate: wanted.delegate,
          role_code: wanted.role,
          applications: [...new Set(wanted.applications)],
          dept_code: wanted.department,
          delegator_dept: await departmentOf(db, before.delegator),
          valid_from: period.from,
        }),
  })
  // The previous delegate's client must reload too.
  addHints([before.delegate])
  await notify.changed(db, changed)
  return changed
}

const sortedList = (names: readonly string[]) => [...new Set(names)].toSorted().join()

/**
 * Only name, messages and end of a running delegation may change, so that the record of its acts stays true.
 * @throws Refusal
 */
function requireUnchanged(before: StoredDelegation, wanted: DelegationSave, language: Language): void {
  const pairs: readonly (readonly [DelegationField, was: string, is: string])[] = [
    ['delegate', before.delegate, wanted.delegate],
    ['role', before.role_code, wanted.role],
    ['validity', wireDate(before.valid_from), wanted.validFrom],
    ['applications', sortedList(before.applications), sortedList(wanted.applications)],
    ['department', before.dept_code, wanted.department],
  ]
  const other = pairs.find(([, was, is]) => was !== is)
  if (other !== undefined) throw toFieldRefusal({ field: other[0], problem: 'delegationRuns' }, language)
}

/** Ends a delegation at once; an ended one stays unchanged. @throws Refusal for another person's */
export async function revokeDelegation(
  { db, guard, notify }: GiveDelegationDeps,
  id: string,
  by: ChangeAuthor,
  viewer: DelegationViewer,
): Promise<Delegation> {
  return await db.transaction().execute(async transaction => {
    const before = await findDelegation(transaction, id, viewer)
    if (before === null) throw new Refusal(SERVER_ERRORS.notFound)
    if (before.delegator.code !== by.userCode && !viewer.editsAll) throw new Refusal(SERVER_ERRORS.forbidden)
    const ended = await endDelegation(transaction, id, by.userCode)
    if (ended === null) return await loadDelegation(transaction, id, viewer)
    await notify.revoked(transaction, ended, by.userCode)
    const { delegate: target, role_code: role } = ended
    await guard.recordAudit(transaction, by, {
      event: 'delegation revoked',
      target,
      taken: [role],
      change: id,
    })
    return await loadDelegation(transaction, id, viewer)
  })
}

async function loadDelegation(
  db: Kysely<unknown>,
  id: string,
  viewer: DelegationViewer,
): Promise<Delegation> {
  // Visible to its creator, even if an administrator entered it for somebody else.
  const found = await findDelegation(db, id, viewer)
  if (found === null) throw new Refusal(SERVER_ERRORS.notFound)
  return found
}

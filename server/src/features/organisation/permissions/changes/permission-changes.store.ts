import type { Language } from '@apron/contract/dictionary/language'
import type { PageOf } from '@apron/contract/lists/paging'
import {
  CHANGE_REASONS,
  CHANGE_STATES,
  type PermissionChange,
  type PermissionChangeQuery,
} from '@apron/contract/permissions/permission-change'
import {
  type ConfirmableChange,
  type Confirmer,
  confirmViolation,
} from '@apron/contract/rules/rights/confirm-decision'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { byName, byPosition } from '@apron/server-kit/db/name-order'
import { ordered } from '@apron/server-kit/db/ordered'
import { pageOf } from '@apron/server-kit/db/page-of'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { personName } from '../../../../platform/db/person-name.ts'
import type { UsersTables } from '../../people/users/users.tables.ts'
import { editPermissionOf } from './edit-permission.ts'
import type { PermissionChangesTables, PermissionChangeTable } from './permission-changes.tables.ts'

type Tables = PermissionChangesTables & Pick<UsersTables, 'app_user'>
/** Maximum number of changes that a terminal lists. */
const MAX_LISTED = 200

export type StoredChange = Selectable<PermissionChangeTable>

/** Stores a change. @returns null if another one of the same target is waiting */
export async function addChange(
  db: Kysely<unknown>,
  change: Omit<Insertable<PermissionChangeTable>, 'wanted'> & { readonly wanted: unknown },
): Promise<number | null> {
  const row = await db
    .withTables<Tables>()
    .insertInto('rights_change')
    .values({ ...change, wanted: JSON.stringify(change.wanted) })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Counts the waiting changes that a person proposed. */
export async function countWaitingChanges(db: Kysely<unknown>, userCode: string): Promise<number> {
  const { count } = await db
    .withTables<Tables>()
    .selectFrom('rights_change')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('proposed_by', '=', userCode)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}

/** Ends changes that nobody decided in time. @returns the ended ones */
export async function endOverdue(db: Kysely<unknown>, now: Date): Promise<StoredChange[]> {
  return await db
    .withTables<Tables>()
    .updateTable('rights_change')
    .set({ state: 'expired', decided_at: now })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .returningAll()
    .execute()
}

/** Ends a waiting change. @returns null if it has ended already: of two concurrent decisions, one succeeds */
export async function endChange(
  db: Kysely<unknown>,
  id: number,
  end: { readonly state: PermissionChange['state']; readonly by: string; readonly now: Date },
): Promise<StoredChange | null> {
  const row = await db
    .withTables<Tables>()
    .updateTable('rights_change')
    .set({ state: end.state, decided_by: end.by, decided_at: end.now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', end.now)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function findChange(db: Kysely<unknown>, id: number): Promise<StoredChange | null> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('rights_change')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Returns waiting changes, oldest first. */
export async function waitingChanges(db: Kysely<unknown>, now: Date): Promise<StoredChange[]> {
  return await db
    .withTables<Tables>()
    .selectFrom('rights_change')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute()
}

/** Returns true if the target is a person; for a delegation the delegate. */
function isAboutPerson(kind: StoredChange['kind']): boolean {
  return kind !== 'role' && kind !== 'dictionary'
}

const GIVES_NOTHING: ReadonlySet<StoredChange['why']> = new Set(['contact', 'closed', 'taken'])

/** Returns the properties of a stored change that decide who may confirm it. */
export function confirmable(change: StoredChange, now: Date): ConfirmableChange {
  return {
    state: stateOf(change, now),
    proposedBy: change.proposed_by,
    person: isAboutPerson(change.kind) ? change.target : null,
    gives: !GIVES_NOTHING.has(change.why),
    guarded: [...change.guarded, editPermissionOf(change.kind)],
  }
}

/** Returns the state of a change. It expires at its time, even before the sweep. */
function stateOf({ state, expires_at }: StoredChange, now: Date): PermissionChange['state'] {
  return state === 'waiting' && expires_at <= now ? 'expired' : state
}

/** Returns {@link stateOf} as an SQL expression. */
const stateAt = (now: Date) => sql<string>`
  case when state = 'waiting' and expires_at <= ${now.toISOString()}::timestamptz then 'expired' else state end`

/** Returns one page of changes as seen by a person, newest first. */
export async function pageOfChanges(
  db: Kysely<unknown>,
  query: PermissionChangeQuery,
  { by, language, now }: { readonly by: Confirmer; readonly language: Language; readonly now: Date },
): Promise<PageOf<PermissionChange>> {
  const { state } = query.queryCriteria
  const found = db
    .withTables<Tables>()
    .selectFrom('rights_change')
    .$if(state !== undefined, changes => changes.where(sql<boolean>`${stateAt(now)} = ${state ?? ''}`))
  const sorted = ordered(
    found.selectAll(),
    query.queryCriteria,
    {
      target: byName(sql.ref(`name_${language}`)),
      state: byPosition(stateAt(now), CHANGE_STATES),
      why: byPosition(sql.ref('why'), CHANGE_REASONS),
      proposedBy: byName(personName('rights_change.proposed_by', language)),
      until: sql.ref('expires_at'),
      decidedBy: byName(sql`nullif(${personName('rights_change.decided_by', language)}, '')`),
    },
    rows => rows.orderBy('id', 'desc'),
    'id',
  )
  const page = await pageOf(sorted, query)
  return { ...page, records: await presentChanges(db, page.records, { by, language, now }) }
}

/** Returns changes as seen by a person. */
export async function presentChanges(
  db: Kysely<unknown>,
  changes: readonly StoredChange[],
  { by, language, now }: { readonly by: Confirmer; readonly language: Language; readonly now: Date },
): Promise<PermissionChange[]> {
  const names = await namesOf(
    db,
    changes.flatMap(({ proposed_by, decided_by }) => [proposed_by, decided_by ?? '']),
  )
  const person = (code: string) => ({ code, name: names.get(code)?.[language] ?? code })
  return changes.map(change => ({
    id: change.id,
    kind: change.kind,
    target: change.target,
    targetName: language === 'zh' ? change.name_zh : change.name_en,
    why: change.why,
    given: change.given,
    taken: change.taken,
    guarded: change.guarded,
    contact: change.contact,
    proposedBy: person(change.proposed_by),
    proposedAt: wireTime(change.proposed_at),
    until: wireTime(change.expires_at),
    state: stateOf(change, now),
    decidedBy: change.decided_by === null ? null : person(change.decided_by),
    decidedAt: change.decided_at === null ? null : wireTime(change.decided_at),
    hindrance: confirmViolation(confirmable(change, now), by),
  }))
}

/** Returns names of people by code. Unknown codes are missing. */
export async function namesOf(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, TextPair>> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('app_user')
    .select(['user_code', 'name_zh', 'name_en'])
    .where('user_code', '=', sql<string>`any(${[...new Set(codes)]}::text[])`)
    .execute()
  return new Map(rows.map(({ user_code, name_zh: zh, name_en: en }) => [user_code, { zh, en }]))
}

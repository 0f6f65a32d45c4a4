import { randomUUID } from 'node:crypto'
import {
  DELEGATION_STATES,
  type Delegation,
  type DelegationDetails,
  type DelegationQuery,
  type DelegationState,
} from '@apron/contract/delegations/delegation'
import type { Language } from '@apron/contract/dictionary/language'
import { DELEGATED_ACTS_SHOWN } from '@apron/contract/limits/permissions'
import type { PageOf } from '@apron/contract/lists/paging'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { containsText } from '@apron/server-kit/db/contains-text'
import { byName, byPosition } from '@apron/server-kit/db/name-order'
import { ordered } from '@apron/server-kit/db/ordered'
import { pageOf } from '@apron/server-kit/db/page-of'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { personName } from '../../../../platform/db/person-name.ts'
import { applicationTitles } from '../menus/page-titles.store.ts'
import type { DelegationsTables, DelegationTable } from './delegations.tables.ts'

export type StoredDelegation = Selectable<DelegationTable>

/** The viewer and their permissions. */
export interface DelegationViewer {
  readonly userCode: string
  readonly language: Language
  /** May see delegations of others. */
  readonly seesAll: boolean
  /** May create and revoke delegations for others. */
  readonly editsAll: boolean
}

/** Current state by database time. */
const STATE = sql<DelegationState>`
  case when d.revoked_at is not null then 'revoked'
       when statement_timestamp() < d.valid_from then 'upcoming'
       when d.valid_until <= statement_timestamp() then 'expired'
       when exists (select 1 from delegation_with_ground g where g.id = d.id) then 'active'
       else 'idle' end`

const nameColumn = (table: 'role' | 'department', column: string, language: Language) =>
  sql<string>`coalesce((select ${sql.ref(`n.name_${language}`)} from ${sql.table(table)} n where n.code = ${sql.ref(column)}), ${sql.ref(column)})`

/** Delegations visible to a person: given or received, or all with the people permission. */
function selectVisible(db: Kysely<unknown>, { language, seesAll, userCode }: DelegationViewer) {
  return db
    .withTables<{ d: DelegationTable }>()
    .selectFrom(sql<DelegationTable>`delegation`.as('d'))
    .selectAll('d')
    .select([
      STATE.as('state'),
      personName('d.delegator', language).as('delegator_name'),
      personName('d.delegate', language).as('delegate_name'),
      personName('d.created_by', language).as('created_name'),
      personName('d.revoked_by', language).as('revoked_name'),
      nameColumn('role', 'd.role_code', language).as('role_name'),
      nameColumn('department', 'd.dept_code', language).as('dept_name'),
    ])
    .$if(!seesAll, own =>
      own.where(eb => eb.or([eb('d.delegator', '=', userCode), eb('d.delegate', '=', userCode)])),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof selectVisible>['execute']>>[number]

function toDelegation(
  row: Row,
  { language, editsAll, userCode }: DelegationViewer,
  titles: Awaited<ReturnType<typeof applicationTitles>>,
): Delegation {
  const isOpen = row.state === 'upcoming' || row.state === 'active' || row.state === 'idle'
  const own = row.delegator === userCode
  return {
    id: row.id,
    name: row.name,
    delegator: { code: row.delegator, name: row.delegator_name },
    delegate: { code: row.delegate, name: row.delegate_name },
    role: { code: row.role_code, name: row.role_name },
    applications: row.applications.map(code => ({ code, name: titles.get(code)?.[language] ?? code })),
    department: { code: row.dept_code, name: row.dept_name },
    messages: row.messages,
    validFrom: wireTime(row.valid_from),
    validUntil: row.valid_until === null ? null : wireTime(row.valid_until),
    state: row.state,
    createdBy: { code: row.created_by, name: row.created_name },
    createdAt: wireTime(row.created_at),
    revokedBy: row.revoked_by === null ? null : { code: row.revoked_by, name: row.revoked_name },
    revokedAt: row.revoked_at === null ? null : wireTime(row.revoked_at),
    mayEdit: isOpen && own,
    mayRevoke: isOpen && (own || editsAll),
    version: row.version,
  }
}

/** Returns one page, newest first. */
export async function pageOfDelegations(
  db: Kysely<unknown>,
  query: DelegationQuery,
  viewer: DelegationViewer,
): Promise<PageOf<Delegation>> {
  const { scope = viewer.seesAll ? 'all' : 'mine', state, roleCode, text = '' } = query.queryCriteria
  const { language, userCode } = viewer
  const ofScope = selectVisible(db, { ...viewer, seesAll: viewer.seesAll && scope === 'all' })
    .$if(scope === 'given', rows => rows.where('d.delegator', '=', userCode))
    .$if(scope === 'received', rows => rows.where('d.delegate', '=', userCode))
    .$if(state !== undefined, rows => rows.where(sql<boolean>`${STATE} = ${state ?? ''}`))
    .$if(roleCode !== undefined, rows => rows.where('d.role_code', '=', roleCode ?? ''))
    .$if(text.trim() !== '', rows =>
      rows.where(
        sql<boolean>`(${containsText(['d.name', 'd.delegator', 'd.delegate'], text)} or exists (
          select 1 from app_user u where u.user_code in (d.delegator, d.delegate)
             and ${containsText(['u.name_zh', 'u.name_en'], text)}))`,
      ),
    )
  const sorted = ordered(
    ofScope,
    query.queryCriteria,
    {
      name: byName(sql.ref('d.name')),
      delegator: byName(personName('d.delegator', language)),
      delegate: byName(personName('d.delegate', language)),
      role: byName(nameColumn('role', 'd.role_code', language)),
      state: byPosition(STATE, DELEGATION_STATES),
      validFrom: sql.ref('d.valid_from'),
      validUntil: sql.ref('d.valid_until'),
    },
    rows => rows.orderBy('d.created_at', 'desc').orderBy('d.id'),
    'd.id',
  )
  const page = await pageOf(sorted, query)
  const titles = await applicationTitles(db)
  return { ...page, records: page.records.map(row => toDelegation(row, viewer, titles)) }
}

/** Returns a delegation visible to a person, or null. */
export async function findDelegation(
  db: Kysely<unknown>,
  id: string,
  viewer: DelegationViewer,
): Promise<Delegation | null> {
  const row = await selectVisible(db, viewer).where(sql<boolean>`d.id::text = ${id}`).executeTakeFirst()
  return row === undefined ? null : toDelegation(row, viewer, await applicationTitles(db))
}

/**
 * Returns and locks a delegation until the transaction ends, so that decisions under it and its revocation wait for
 * each other.
 */
export async function lockDelegation(db: Kysely<unknown>, id: string): Promise<StoredDelegation | null> {
  const row = await db
    .withTables<DelegationsTables>()
    .selectFrom('delegation')
    .selectAll()
    .where(sql<boolean>`id::text = ${id}`)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

type NewDelegation = Omit<Insertable<DelegationTable>, 'id' | 'version'>

/** Counts the delegations of a delegator that are open or were given within the last 24 hours. */
export async function countRecent(db: Kysely<unknown>, delegator: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from delegation
     where delegator = ${delegator}
       and (created_at > statement_timestamp() - interval '1 day'
            or revoked_at is null and (valid_until is null or valid_until > statement_timestamp()))`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export async function addDelegation(
  db: Kysely<unknown>,
  delegation: NewDelegation,
): Promise<StoredDelegation> {
  return await db
    .withTables<DelegationsTables>()
    .insertInto('delegation')
    .values({ id: randomUUID(), ...delegation })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes a delegation and its version. If the end moves, its reminder is sent again. */
export async function changeDelegation(
  db: Kysely<unknown>,
  before: StoredDelegation,
  change: Partial<NewDelegation>,
): Promise<StoredDelegation> {
  return await db
    .withTables<DelegationsTables>()
    .updateTable('delegation')
    .set({ ...change, told_soon_at: null, version: before.version + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Ends a delegation. @returns null if it has been revoked or has expired */
export async function endDelegation(
  db: Kysely<unknown>,
  id: string,
  by: string,
): Promise<StoredDelegation | null> {
  const row = await db
    .withTables<DelegationsTables>()
    .updateTable('delegation')
    .set({
      revoked_by: by,
      revoked_at: sql<Date>`statement_timestamp()`,
      version: sql<number>`version + 1`,
    })
    .where(sql<boolean>`id::text = ${id}`)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`(valid_until is null or statement_timestamp() < valid_until)`)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Returns the content of a delegation, and the acts done under it. */
export async function contentsOf(
  db: Kysely<unknown>,
  id: string,
  language: Language,
): Promise<Omit<DelegationDetails, 'delegation'>> {
  const name = sql.ref(`name_${language}`)
  const posts = await sql<{ code: string; name: string }>`
    select t.code, ${name} as name
      from delegation_post p
      join delegation_with_ground g on g.id = p.delegation_id
      join post t on t.code = p.post_code
     where p.delegation_id::text = ${id} order by t.code`.execute(db)
  const rights = await sql<{ code: string; name: string }>`
    select r.identify as code, ${sql.ref(`r.title_${language}`)} as name
      from delegation_resource v
      join delegation_with_ground g on g.id = v.delegation_id
      join resource r on r.identify = v.identify
     where v.delegation_id::text = ${id} order by r.identify`.execute(db)
  const acts = await db
    .withTables<DelegationsTables>()
    .selectFrom('delegated_act')
    .select(['id', 'at', 'user_code', 'url', sql<string>`${sql.ref(`what_${language}`)}`.as('what')])
    .select(personName('delegated_act.user_code', language).as('name'))
    .where(sql<boolean>`delegation_id::text = ${id}`)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(DELEGATED_ACTS_SHOWN)
    .execute()
  return {
    posts: posts.rows,
    rights: rights.rows,
    acts: acts.map(({ id: actId, at, user_code, name: by, what, url }) => ({
      id: actId,
      at: wireTime(at),
      by: { code: user_code, name: by },
      what,
      url,
    })),
  }
}

import type { OperationQuery, OperationRow } from '@apron/contract/entities/admin-operation'
import type { Language } from '@apron/contract/entities/language'
import { MAX_OFFSET_ROWS } from '@apron/contract/limits/paging'
import { timeOfWire, wireTime } from '@apron/contract/rules/wire-time'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { UsersTables } from '../users/users.tables.ts'
import type { OperationsTables } from './operations.tables.ts'

type Tables = OperationsTables & Pick<UsersTables, 'app_user'>

/** One page of the log, the newest first. Counted up to {@link MAX_OFFSET_ROWS}, so that a long log costs no more than that. */
export async function operationPage(
  db: Kysely<unknown>,
  { current, size, queryCriteria }: OperationQuery,
  language: Language,
): Promise<{ records: OperationRow[]; total: number; more: boolean }> {
  const found = matching(db, queryCriteria)
  const { count } = await db
    .selectFrom(
      found
        .select('o.id')
        .limit(MAX_OFFSET_ROWS + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .leftJoin('app_user as u', 'u.user_code', 'o.user_code')
    .select(['o.id', 'o.occurred_at', 'o.user_code', 'o.site', 'o.kind', 'o.page', 'o.call', 'o.done'])
    .select(sql<string>`coalesce(${sql.ref(`u.name_${language}`)}, '')`.as('name'))
    .orderBy('o.occurred_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return {
    records: rows.map(row => ({
      id: row.id,
      time: wireTime(row.occurred_at),
      userCode: row.user_code,
      userName: row.name,
      site: row.site,
      kind: row.kind,
      page: row.page,
      call: row.call ?? '',
      done: row.done,
    })),
    total: Math.min(Number(count), MAX_OFFSET_ROWS),
    more: Number(count) > MAX_OFFSET_ROWS,
  }
}

type Found = SelectQueryBuilder<Tables & { o: Tables['operation_log'] }, 'o', object>

function matching(db: Kysely<unknown>, criteria: OperationQuery['queryCriteria']): Found {
  const { person = '', site, kind, page = '', from, to, after } = criteria
  let found: Found = db.withTables<Tables>().selectFrom('operation_log as o')
  if (person.trim() !== '') {
    // strpos instead of LIKE: nothing in the text is a wildcard.
    found = found.where(
      sql<boolean>`(o.user_code = ${person.trim()} or o.user_code in (
        select p.user_code from app_user p
         where strpos(lower(concat_ws(' ', p.name_zh, p.name_en)), lower(${person.trim()})) > 0))`,
    )
  }
  if (page.trim() !== '') found = found.where(sql<boolean>`strpos(lower(o.page), lower(${page.trim()})) > 0`)
  if (site !== undefined) found = found.where('o.site', '=', site)
  if (kind !== undefined) found = found.where('o.kind', '=', kind)
  if (from !== undefined) found = found.where('o.occurred_at', '>=', momentOf(from))
  // The second that `to` names belongs to it.
  if (to !== undefined) found = found.where('o.occurred_at', '<', new Date(momentOf(to).getTime() + 1_000))
  if (after !== undefined) {
    found = found.where(
      sql<boolean>`(o.occurred_at, o.id) < (select l.occurred_at, l.id from operation_log l where l.id::text = ${after})`,
    )
  }
  return found
}

/** @throws RangeError for a time that does not exist; whoever asks has looked before */
function momentOf(text: string): Date {
  const time = timeOfWire(text)
  if (time === null) throw new RangeError(`no such time: ${text}`)
  return time
}

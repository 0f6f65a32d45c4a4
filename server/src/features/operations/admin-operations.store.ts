import type { OperationPage, OperationQuery } from '@apron/contract/entities/admin-operation'
import type { Language } from '@apron/contract/entities/language'
import { wireTime } from '@apron/contract/wire/wire-time'
import { containsText } from '@apron/server-kit/db/contains-text'
import { offsetOf } from '@apron/server-kit/db/offset-of'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { UsersTables } from '../people/users/users.tables.ts'
import { countLog, secondBegins, secondEnds } from './log-query.ts'
import type { OperationsTables } from './operations.tables.ts'

type Tables = OperationsTables & Pick<UsersTables, 'app_user'>

/** One page of the log, the newest first. */
export async function operationPage(
  db: Kysely<unknown>,
  { current, size, queryCriteria }: OperationQuery,
  language: Language,
): Promise<OperationPage> {
  const offset = offsetOf(current, size)
  const found = matching(db, queryCriteria)
  const counted = await countLog(db, found.select('o.id'))
  const rows = await found
    .leftJoin('app_user as u', 'u.user_code', 'o.user_code')
    .select(['o.id', 'o.occurred_at', 'o.user_code', 'o.site', 'o.kind', 'o.page', 'o.call', 'o.done'])
    .select(sql<string>`coalesce(${sql.ref(`u.name_${language}`)}, '')`.as('name'))
    .orderBy('o.occurred_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(size)
    .offset(offset)
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
    ...counted,
    current,
    size,
  }
}

type Found = SelectQueryBuilder<Tables & { o: Tables['operation_log'] }, 'o', object>

function matching(db: Kysely<unknown>, criteria: OperationQuery['queryCriteria']): Found {
  const { person = '', site, kind, page = '', from, to, after } = criteria
  let found: Found = db.withTables<Tables>().selectFrom('operation_log as o')
  if (person.trim() !== '') {
    found = found.where(
      sql<boolean>`(o.user_code = ${person.trim()} or o.user_code in (
        select p.user_code from app_user p
         where ${containsText(['p.name_zh', 'p.name_en'], person)}))`,
    )
  }
  if (page.trim() !== '') found = found.where(containsText(['o.page'], page))
  if (site !== undefined) found = found.where('o.site', '=', site)
  if (kind !== undefined) found = found.where('o.kind', '=', kind)
  if (from !== undefined) found = found.where('o.occurred_at', '>=', secondBegins(from))
  if (to !== undefined) found = found.where('o.occurred_at', '<', secondEnds(to))
  if (after !== undefined) {
    found = found.where(
      sql<boolean>`(o.occurred_at, o.id) < (select l.occurred_at, l.id from operation_log l where l.id::text = ${after})`,
    )
  }
  return found
}

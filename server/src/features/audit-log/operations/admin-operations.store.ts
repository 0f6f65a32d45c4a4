import type { Language } from '@apron/contract/dictionary/language'
import type { OperationPage, OperationQuery } from '@apron/contract/operations/admin-operation'
import { actingName } from '@apron/contract/texts/acting-name'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { containsText } from '@apron/server-kit/db/contains-text'
import { offsetOf } from '@apron/server-kit/db/offset-of'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { personName } from '../../../platform/db/person-name.ts'
import type { UsersTables } from '../../organisation/people/users/users.tables.ts'
import { countLog, endOfSecond, startOfSecond } from '../log-query.ts'
import type { OperationLogTables } from './operation-log.tables.ts'

type Tables = OperationLogTables & Pick<UsersTables, 'app_user'>

/** Returns one page of the log, newest first by default. */
export async function operationPage(
  db: Kysely<unknown>,
  { current, size, queryCriteria }: OperationQuery,
  language: Language,
  titles: ReadonlyMap<string, TextPair>,
): Promise<OperationPage> {
  const offset = offsetOf(current, size)
  // Follows the indexes in either direction.
  const { sortBy, descending } = queryCriteria
  const direction = sortBy === undefined || descending === true ? 'desc' : 'asc'
  const found = filterOperations(db, queryCriteria, titles)
  const counted = await countLog(db, found.select('o.id'))
  const rows = await found
    .leftJoin('app_user as u', 'u.user_code', 'o.user_code')
    .select(['o.id', 'o.occurred_at', 'o.user_code', 'o.site', 'o.kind', 'o.page', 'o.call', 'o.done'])
    .select(sql<string>`coalesce(${sql.ref(`u.name_${language}`)}, '')`.as('name'))
    .select(personName('o.for_code', language).as('for_name'))
    .$if(sortBy === 'userCode', lines => lines.orderBy('o.user_code', direction))
    .orderBy('o.occurred_at', direction)
    .orderBy('o.id', direction)
    .limit(size)
    .offset(offset)
    .execute()
  return {
    records: rows.map(row => ({
      id: row.id,
      time: wireTime(row.occurred_at),
      userCode: row.user_code,
      userName: actingName(row.name, row.for_name, language),
      site: row.site,
      kind: row.kind,
      page: row.page,
      title: titles.get(row.page)?.[language] ?? '',
      call: row.call ?? '',
      done: row.done,
    })),
    ...counted,
    current,
    size,
  }
}

type OperationSelection = SelectQueryBuilder<Tables & { o: Tables['operation_log'] }, 'o', object>

/** Returns the paths of pages whose title contains this text in either language. */
function findPathsByTitle(titles: ReadonlyMap<string, TextPair>, text: string): string[] {
  const needle = text.trim().toLowerCase()
  return [...titles]
    .filter(([, { zh, en }]) => [zh, en].some(title => title.toLowerCase().includes(needle)))
    .map(([path]) => path)
}

function filterOperations(
  db: Kysely<unknown>,
  criteria: OperationQuery['queryCriteria'],
  titles: ReadonlyMap<string, TextPair>,
): OperationSelection {
  const { person = '', site, kind, page = '', from, to, after } = criteria
  let found: OperationSelection = db.withTables<Tables>().selectFrom('operation_log as o')
  if (person.trim() !== '') {
    found = found.where(
      sql<boolean>`(o.user_code = ${person.trim()} or o.user_code in (
        select p.user_code from app_user p
         where ${containsText(['p.name_zh', 'p.name_en'], person)}))`,
    )
  }
  if (page.trim() !== '') {
    const paths = findPathsByTitle(titles, page)
    found = found.where(sql<boolean>`(${containsText(['o.page'], page)} or o.page = any(${paths}))`)
  }
  if (site !== undefined) found = found.where('o.site', '=', site)
  if (kind !== undefined) found = found.where('o.kind', '=', kind)
  if (from !== undefined) found = found.where('o.occurred_at', '>=', startOfSecond(from))
  if (to !== undefined) found = found.where('o.occurred_at', '<', endOfSecond(to))
  if (after !== undefined) {
    found = found.where(
      sql<boolean>`(o.occurred_at, o.id) < (select l.occurred_at, l.id from operation_log l where l.id::text = ${after})`,
    )
  }
  return found
}

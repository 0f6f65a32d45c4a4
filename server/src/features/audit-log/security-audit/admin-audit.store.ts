import type { Language } from '@apron/contract/dictionary/language'
import type { AuditLine, AuditPage, AuditQuery } from '@apron/contract/operations/admin-audit'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { offsetOf } from '@apron/server-kit/db/offset-of'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { AuditTables } from '../../../platform/log/security-audit.tables.ts'
import type { UsersTables } from '../../organisation/people/users/users.tables.ts'
import { countLog, endOfSecond, startOfSecond } from '../log-query.ts'
import { readCodes, readDetails, translateReason, withNames } from './audit-details.ts'
import { hasTarget, isEvent, toCurrentTerms } from './earlier-audit-lines.ts'

type Tables = AuditTables & Pick<UsersTables, 'app_user'>

const TARGET = sql<string>`coalesce(a.details ->> 'target', '')`

/** Returns one page of the audit, newest first by default, with the names of the subjects. */
export async function auditPage(
  db: Kysely<unknown>,
  { current, size, queryCriteria }: AuditQuery,
  language: Language,
): Promise<AuditPage> {
  const offset = offsetOf(current, size)
  // Follows the indexes in either direction.
  const { sortBy, descending } = queryCriteria
  const direction = sortBy === undefined || descending === true ? 'desc' : 'asc'
  const found = filterAudit(db, queryCriteria)
  const counted = await countLog(db, found.select('a.id'))
  const rows = await found
    .leftJoin('app_user as u', 'u.user_code', 'a.user_code')
    .leftJoin('app_user as t', join => join.on('t.user_code', '=', TARGET))
    .select(['a.id', 'a.occurred_at', 'a.event', 'a.user_code', 'a.address', 'a.details'])
    .select(TARGET.as('target'))
    .select(sql<string>`coalesce(${sql.ref(`u.name_${language}`)}, '')`.as('name'))
    .select(sql<string>`coalesce(${sql.ref(`t.name_${language}`)}, '')`.as('target_name'))
    .$if(sortBy === 'doer', lines => lines.orderBy('a.user_code', direction))
    .orderBy('a.id', direction)
    .limit(size)
    .offset(offset)
    .execute()
  const names = await namesByCode(db, language)
  return {
    records: rows.map(row => toLine(row, names, language)),
    ...counted,
    current,
    size,
  }
}

interface StoredLine {
  readonly id: number
  readonly occurred_at: Date
  readonly event: AuditLine['event']
  readonly user_code: string
  readonly name: string
  readonly address: string | null
  readonly target: string
  readonly target_name: string
  readonly details: Readonly<Record<string, unknown>>
}

function toLine(row: StoredLine, names: ReadonlyMap<string, string>, language: Language): AuditLine {
  const { details } = row
  const read = readDetails(details)
  const current = toCurrentTerms({ event: row.event, target: row.target, change: read.change })
  return {
    id: row.id,
    time: wireTime(row.occurred_at),
    event: current.event,
    userCode: row.user_code,
    userName: row.name,
    address: row.address ?? '',
    target: current.target,
    targetName: row.target_name || (names.get(current.target) ?? ''),
    given: withNames(readCodes(details['given']), names),
    taken: withNames(readCodes(details['taken']), names),
    reason: translateReason(language, details['reason']),
    ...read,
    change: current.change,
  }
}

type AuditSelection = SelectQueryBuilder<Tables & { a: Tables['security_audit'] }, 'a', object>

function filterAudit(db: Kysely<unknown>, criteria: AuditQuery['queryCriteria']): AuditSelection {
  const { person, event, from, to, after } = criteria
  let found: AuditSelection = db.withTables<Tables>().selectFrom('security_audit as a')
  if (person !== undefined)
    found = found.where(sql<boolean>`(a.user_code = ${person} or ${hasTarget(person)})`)
  if (event !== undefined) found = found.where(isEvent(event))
  if (from !== undefined) found = found.where('a.occurred_at', '>=', startOfSecond(from))
  if (to !== undefined) found = found.where('a.occurred_at', '<', endOfSecond(to))
  if (after !== undefined) found = found.where('a.id', '<', after)
  return found
}

/** Returns names of roles, posts and permissions by code. */
async function namesByCode(db: Kysely<unknown>, language: Language): Promise<ReadonlyMap<string, string>> {
  const nameColumn = sql.ref(`name_${language}`)
  const { rows } = await sql<{ code: string; name: string }>`
    select code, ${nameColumn} as name from role
    union all select code, ${nameColumn} from post
    union all select identify, ${sql.ref(`title_${language}`)} from resource`.execute(db)
  return new Map(rows.map(({ code, name }) => [code, name]))
}

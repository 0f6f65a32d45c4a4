import type { Viewer } from '@apron/server-kit/records/visibility/visibility-rule'
import { sql } from 'kysely'
import { RO_DUE_STATUSES, RO_OPEN_STATUSES } from '../../contract/rules/rectifications/ro-due.ts'
import type { RoDb } from '../rectifications/rectification.tables.ts'
import { RO_VISIBILITY } from '../rectifications/rules/ro-visibility.ts'

export interface FiguresRequest {
  readonly site: string
  readonly viewer: Viewer
  /** Start of the first month counted. */
  readonly since: Date
  /** yyyy-MM-dd */
  readonly today: string
}

const count = sql<number>`count(*)::int`
/** Sites are at UTC+8 all year. */
const siteTime = (column: 'issued_at' | 'closed_at') =>
  sql<Date>`(${sql.ref(`o.${column}`)} at time zone 'UTC' + interval '8 hours')`
const month = sql<string>`to_char(${siteTime('issued_at')}, 'YYYY-MM')`
const days = sql<number>`round(avg(${siteTime('closed_at')}::date - ${siteTime('issued_at')}::date), 1)::float8`

const selectIssued = (db: RoDb, { site, viewer }: FiguresRequest) =>
  db
    .selectFrom('safety_quality_rectification as o')
    .where('o.del_flag', '=', 0)
    .where('o.site_code', '=', site)
    .where('o.status', 'not in', ['DRAFT', 'VOID'])
    .where(RO_VISIBILITY.where(viewer))

/** Counts the orders issued since then by month, level and source. */
export async function countFindings(db: RoDb, request: FiguresRequest) {
  return await selectIssued(db, request)
    .where('o.issued_at', '>=', request.since)
    .select([month.as('month'), 'o.level', 'o.source_type as source', count.as('count')])
    .groupBy([month, 'o.level', 'o.source_type'])
    .execute()
}

/** Counts the orders issued since then by category of their root causes. An order counts once per category. */
export async function countCauses(db: RoDb, request: FiguresRequest) {
  return await selectIssued(db, request)
    .innerJoin('safety_quality_root_cause as c', 'c.order_id', 'o.id')
    .where('o.issued_at', '>=', request.since)
    .where('c.category', '!=', '')
    .select(['c.category', sql<number>`count(distinct o.id)::int`.as('count')])
    .groupBy('c.category')
    .orderBy('count', 'desc')
    .orderBy('c.category')
    .execute()
}

/** Counts the orders issued since then by ATA chapter. Orders without a chapter are not counted. */
export async function countChapters(db: RoDb, request: FiguresRequest) {
  return await selectIssued(db, request)
    .where('o.issued_at', '>=', request.since)
    .where('o.ata', 'is not', null)
    .select(['o.ata', count.as('count')])
    .$narrowType<{ ata: string }>()
    .groupBy('o.ata')
    .orderBy('o.ata')
    .execute()
}

/** Counts the open and the overdue orders by responsible department. */
export async function countOpen(db: RoDb, request: FiguresRequest) {
  return await selectIssued(db, request)
    .where('o.status', 'in', RO_OPEN_STATUSES)
    .select(eb => [
      'o.resp_dept as dept',
      count.as('open'),
      sql<number>`count(*) filter (where ${eb.and([
        eb('o.status', 'in', RO_DUE_STATUSES),
        sql<boolean>`o.rectify_due < ${request.today}::text::date`,
      ])})::int`.as('overdue'),
    ])
    .groupBy('o.resp_dept')
    .orderBy('open', 'desc')
    .orderBy('o.resp_dept')
    .execute()
}

/** Returns the average number of days from issue to closing of the orders closed since then, by level. */
export async function averageClosing(db: RoDb, request: FiguresRequest) {
  return await selectIssued(db, request)
    .where('o.status', '=', 'CLOSED')
    .where('o.issued_at', 'is not', null)
    .where('o.closed_at', '>=', request.since)
    .select(['o.level', days.as('days'), count.as('count')])
    .groupBy('o.level')
    .orderBy('o.level')
    .execute()
}

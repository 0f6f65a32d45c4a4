import { containsText } from '@apron/server-kit/db/contains-text'
import { readableRecords } from '@apron/server-kit/records/visibility/readable-records'
import type { Viewer } from '@apron/server-kit/records/visibility/visibility-rule'
import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { OccCriteria } from '../../contract/occurrences/occurrence.entities.ts'
import { OCCURRENCE_ERRORS } from '../../contract/occurrences/occurrence.errors.ts'
import { OCC_STATUSES, REPORT_TYPES } from '../../contract/occurrences/occurrence.values.ts'
import { OCC_VISIBILITY } from './occ-visibility.ts'
import type { OccDb, OccTables, OccurrenceTable } from './occurrence.tables.ts'

export type OccRecord = Selectable<OccurrenceTable>

type OccBuilder = ExpressionBuilder<OccTables & { o: OccurrenceTable }, 'o'>

/** Converts the filter form to a condition on report `o`. */
function filterCondition(criteria: OccCriteria, userCode: string) {
  return (eb: OccBuilder): Expression<SqlBool> => {
    const rules: Expression<SqlBool>[] = []
    const { text, reportType, status, language, mine } = criteria
    if (text !== undefined) rules.push(containsText(OCC_LIST.searched, text))
    if (reportType !== undefined) rules.push(eb('o.report_type', '=', reportType))
    if (status !== undefined && status.length > 0) rules.push(eb('o.status', 'in', status))
    if (language !== undefined) rules.push(eb('o.language', '=', language))
    if (mine === true) rules.push(eb('o.create_by', '=', userCode))
    return eb.and(rules)
  }
}

export const OCC_LIST = {
  table: 'o',
  named: { create_by: 'people' },
  order: sql`o.update_time desc`,
  tie: 'o.id',
  searched: ['o.report_no', 'o.title', 'o.ac_reg'],
} as const
/** Codes of the columns that show a type or a state, in the order of the process. */
export const OCC_CODES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['reportType', REPORT_TYPES],
  ['status', OCC_STATUSES],
])

/** Selects the matching reports that a viewer may read. */
export const selectOccurrences = (db: OccDb, viewer: Viewer, criteria: OccCriteria) =>
  db
    .selectFrom('safety_quality_occurrence as o')
    .selectAll('o')
    .where(OCC_VISIBILITY.where(viewer))
    .where(filterCondition(criteria, viewer.userCode))

export async function countDrafts(db: OccDb, author: string): Promise<number> {
  const { count } = await db
    .selectFrom('safety_quality_occurrence')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('create_by', '=', author)
    .where('status', '=', 'DRAFT')
    .executeTakeFirstOrThrow()
  return count
}

/** Finds a report. `locked` locks the row until the transaction ends, so that writers take turns. */
export async function findOcc(db: OccDb, id: string, lock?: 'locked'): Promise<OccRecord | undefined> {
  const query = db.selectFrom('safety_quality_occurrence as o').selectAll('o').where('o.id', '=', id)
  return await (lock === undefined ? query : query.forUpdate('o')).executeTakeFirst()
}

/** Returns the same report in the other language. Either of the two may hold the link. */
export async function findPairs(
  db: OccDb,
  { id, pair_id: pairId }: OccRecord,
  viewer: Viewer,
): Promise<OccRecord[]> {
  return await db
    .selectFrom('safety_quality_occurrence as o')
    .selectAll('o')
    .where(eb => eb.or([eb('o.pair_id', '=', id), eb('o.id', '=', pairId)]))
    .where(OCC_VISIBILITY.where(viewer))
    .orderBy('o.id')
    .execute()
}

/** The occurrence reports that the caller may read. */
export const OCCURRENCES = readableRecords({
  visibility: OCC_VISIBILITY,
  find: (db, ...args) => findOcc(db.withTables<OccTables>(), ...args),
  notFound: OCCURRENCE_ERRORS.gone,
})

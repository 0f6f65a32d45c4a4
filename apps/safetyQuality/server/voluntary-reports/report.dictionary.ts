import { sql } from 'kysely'
import { REPORT_DIRECTORIES } from '../../contract/report.values.ts'
import type { ValuePlace } from '../dictionary/value-places.ts'

/** The one value of a report that is not sealed. */
export const REPORT_PLACES: readonly ValuePlace[] = [
  {
    directory: REPORT_DIRECTORIES.category,
    where: { zh: '自愿报告', en: 'voluntary reports' },
    count: value => sql`select count(*)::int as count from safety_quality_report where category = ${value}`,
  },
]

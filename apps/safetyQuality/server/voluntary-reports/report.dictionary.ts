import { sql } from 'kysely'
import { REPORT_DIRECTORIES } from '../../contract/reports/report.values.ts'
import type { ValueColumn } from '../dictionary/value-columns.ts'

/** Dictionary values that are not sealed: the category and the codes of the investigation. */
export const REPORT_COLUMNS: readonly ValueColumn[] = [
  {
    directory: REPORT_DIRECTORIES.category,
    where: { zh: '自愿报告', en: 'voluntary reports' },
    count: value => sql`select count(*)::int as count from safety_quality_report where category = ${value}`,
  },
  {
    directory: REPORT_DIRECTORIES.factors,
    where: { zh: '自愿报告的调查', en: 'investigations of voluntary reports' },
    count: value => sql`
      select count(*)::int as count from safety_quality_report_work
       where findings->'factors' @> ${JSON.stringify([{ group: value }])}::jsonb`,
  },
  {
    directory: REPORT_DIRECTORIES.ata,
    where: { zh: '自愿报告的调查', en: 'investigations of voluntary reports' },
    count: value => sql`
      select count(*)::int as count from safety_quality_report_work where findings->'card'->>'ata' = ${value}`,
  },
]

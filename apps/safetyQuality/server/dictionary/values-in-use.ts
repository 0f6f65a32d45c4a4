import type { DictionaryUse, DictionaryValue } from '@apron/server-kit/dictionary/dictionary-consumer'
import { type Kysely, sql } from 'kysely'
import { LIBRARY_COLUMNS } from '../library/library.dictionary.ts'
import { OCC_COLUMNS } from '../occurrences/occ.dictionary.ts'
import { RO_COLUMNS } from '../rectifications/ro.dictionary.ts'
import { REPORT_COLUMNS } from '../voluntary-reports/report.dictionary.ts'
import { type ValueColumn, valueColumn } from './value-columns.ts'

const ORDERS = { zh: '检查单', en: 'check orders' }
const TEMPLATES = { zh: '检查模板', en: 'check templates' }
const RESULTS = { zh: '检查结果', en: 'check results' }

/** Columns of check orders that store dictionary values. */
const CHECK_COLUMNS: readonly ValueColumn[] = [
  valueColumn('CHECK_CAT', ORDERS, 'safety_quality_check_order', 'check_cat'),
  valueColumn('CHECK_CAT', TEMPLATES, 'safety_quality_check_template', 'check_cat'),
  valueColumn('CHECK_RESULT', RESULTS, 'safety_quality_item_result', 'result'),
  valueColumn('FINDING_LEVEL', RESULTS, 'safety_quality_item_result', sql`finding ->> 'level'`),
]

const COLUMNS = [...CHECK_COLUMNS, ...LIBRARY_COLUMNS, ...OCC_COLUMNS, ...REPORT_COLUMNS, ...RO_COLUMNS]

/** Directories with values stored in the tables of this application. */
export const STORED_DIRECTORIES: readonly string[] = [...new Set(COLUMNS.map(({ directory }) => directory))]

/** Counts how often each value is stored, per column. */
export async function valuesInUse(
  db: Kysely<unknown>,
  values: readonly DictionaryValue[],
): Promise<DictionaryUse[]> {
  const uses: DictionaryUse[] = []
  for (const { directory, value } of values) {
    for (const column of COLUMNS.filter(each => each.directory === directory)) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
      const { rows } = await column.count(value).execute(db)
      uses.push({ directory, value, where: column.where, count: rows[0]?.count ?? 0 })
    }
  }
  return uses
}

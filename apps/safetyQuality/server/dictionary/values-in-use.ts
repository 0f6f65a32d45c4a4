import type { DictionaryUse, DictionaryValue } from '@apron/server-kit/dictionary/dictionary-user'
import { type Kysely, sql } from 'kysely'
import { LIBRARY_PLACES } from '../library/library.dictionary.ts'
import { OCC_PLACES } from '../occurrences/occ.dictionary.ts'
import { RO_PLACES } from '../rectifications/ro.dictionary.ts'
import { REPORT_PLACES } from '../voluntary-reports/report.dictionary.ts'
import { placeIn, type ValuePlace } from './value-places.ts'

const ORDERS = { zh: '检查单', en: 'check orders' }
const TEMPLATES = { zh: '检查模板', en: 'check templates' }
const RESULTS = { zh: '检查结果', en: 'check results' }

/** Columns of check orders that store dictionary values. */
const CHECK_ORDER_PLACES: readonly ValuePlace[] = [
  placeIn('CHECK_CAT', ORDERS, 'safety_quality_check_order', 'check_cat'),
  placeIn('CHECK_CAT', TEMPLATES, 'safety_quality_check_template', 'check_cat'),
  placeIn('CHECK_RESULT', RESULTS, 'safety_quality_item_result', 'result'),
  placeIn('FINDING_LEVEL', RESULTS, 'safety_quality_item_result', sql`finding ->> 'level'`),
]

const PLACES = [...CHECK_ORDER_PLACES, ...LIBRARY_PLACES, ...OCC_PLACES, ...REPORT_PLACES, ...RO_PLACES]

/** Directories with values stored in the tables of this application. */
export const STORED_DIRECTORIES: readonly string[] = [...new Set(PLACES.map(({ directory }) => directory))]

/** Counts how often each value is stored, per place. */
export async function valuesInUse(
  db: Kysely<unknown>,
  values: readonly DictionaryValue[],
): Promise<DictionaryUse[]> {
  const uses: DictionaryUse[] = []
  for (const { directory, value } of values) {
    for (const place of PLACES.filter(each => each.directory === directory)) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
      const { rows } = await place.count(value).execute(db)
      uses.push({ directory, value, where: place.where, count: rows[0]?.count ?? 0 })
    }
  }
  return uses
}

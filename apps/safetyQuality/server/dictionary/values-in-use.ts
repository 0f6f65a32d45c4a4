import type { DictionaryUse, DictionaryValue } from '@apron/server-kit/dictionary/dictionary-user'
import type { Kysely } from 'kysely'
import { CHECK_ORDER_PLACES } from '../check-orders/check-order.dictionary.ts'
import { LIBRARY_PLACES } from '../library/library.dictionary.ts'
import { OCC_PLACES } from '../occurrences/occ.dictionary.ts'
import { RO_PLACES } from '../rectifications/ro.dictionary.ts'
import { REPORT_PLACES } from '../voluntary-reports/report.dictionary.ts'

const PLACES = [...CHECK_ORDER_PLACES, ...LIBRARY_PLACES, ...OCC_PLACES, ...REPORT_PLACES, ...RO_PLACES]

/** The directories whose values the tables of the application keep. */
export const KEPT_DIRECTORIES: readonly string[] = [...new Set(PLACES.map(({ directory }) => directory))]

/** How often each value is kept, and where. */
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

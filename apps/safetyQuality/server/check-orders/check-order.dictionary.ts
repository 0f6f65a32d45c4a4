import type { DictionaryValue } from '@apron/server-kit/dictionary/dictionary-user'
import { sql } from 'kysely'
import type { CheckDraft } from '../../contract/check-draft.entities.ts'
import type { SaveResults } from '../../contract/check-order.entities.ts'
import type { ValuePlace } from '../dictionary/value-places.ts'

const ORDERS = { zh: '检查单', en: 'check orders' }
const TEMPLATES = { zh: '检查模板', en: 'check templates' }
const RESULTS = { zh: '检查结果', en: 'check results' }

/** Where check orders keep values of the dictionary. */
export const CHECK_ORDER_PLACES: readonly ValuePlace[] = [
  {
    directory: 'CHECK_CAT',
    where: ORDERS,
    count: value =>
      sql`select count(*)::int as count from safety_quality_check_order where check_cat = ${value}`,
  },
  {
    directory: 'CHECK_CAT',
    where: TEMPLATES,
    count: value =>
      sql`select count(*)::int as count from safety_quality_check_template where check_cat = ${value}`,
  },
  {
    directory: 'CHECK_RESULT',
    where: RESULTS,
    count: value =>
      sql`select count(*)::int as count from safety_quality_item_result where result = ${value}`,
  },
  {
    directory: 'FINDING_LEVEL',
    where: RESULTS,
    count: value =>
      sql`select count(*)::int as count from safety_quality_item_result where finding ->> 'level' = ${value}`,
  },
]

/** The values that a draft keeps. */
export function valuesOfDraft({ checkCat }: CheckDraft): DictionaryValue[] {
  return [{ directory: 'CHECK_CAT', value: checkCat }]
}

/** The values that results keep. */
export function valuesOfResults(results: SaveResults['results']): DictionaryValue[] {
  return results.flatMap(({ result, finding }) => [
    ...(result === null ? [] : [{ directory: 'CHECK_RESULT', value: result }]),
    ...(finding === null || finding.level === null
      ? []
      : [{ directory: 'FINDING_LEVEL', value: finding.level }]),
  ])
}

import { sql } from 'kysely'
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

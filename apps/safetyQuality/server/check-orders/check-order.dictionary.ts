import { sql } from 'kysely'
import { placeIn, type ValuePlace } from '../dictionary/value-places.ts'

const ORDERS = { zh: '检查单', en: 'check orders' }
const TEMPLATES = { zh: '检查模板', en: 'check templates' }
const RESULTS = { zh: '检查结果', en: 'check results' }

/** Where check orders keep values of the dictionary. */
export const CHECK_ORDER_PLACES: readonly ValuePlace[] = [
  placeIn('CHECK_CAT', ORDERS, 'safety_quality_check_order', 'check_cat'),
  placeIn('CHECK_CAT', TEMPLATES, 'safety_quality_check_template', 'check_cat'),
  placeIn('CHECK_RESULT', RESULTS, 'safety_quality_item_result', 'result'),
  placeIn('FINDING_LEVEL', RESULTS, 'safety_quality_item_result', sql`finding ->> 'level'`),
]

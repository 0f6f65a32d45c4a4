import type { DictionaryValue } from '@apron/server-kit/dictionary/dictionary-user'
import type { SavePlan } from '../../contract/rectification.entities.ts'
import { placeIn, type ValuePlace } from '../dictionary/value-places.ts'

const ORDERS = { zh: '整改单', en: 'rectification orders' }

/** Where rectification orders keep values of the dictionary. */
export const RO_PLACES: readonly ValuePlace[] = [
  placeIn('FINDING_LEVEL', ORDERS, 'safety_quality_rectification', 'level'),
  placeIn('RCA_METHOD', ORDERS, 'safety_quality_root_cause', 'method'),
  placeIn('ROOT_CAUSE_CAT', ORDERS, 'safety_quality_root_cause', 'category'),
]

/** The values that a plan keeps. */
export function valuesOfPlan({ causes }: Pick<SavePlan, 'causes'>): DictionaryValue[] {
  return causes.flatMap(({ method, category }) => [
    { directory: 'RCA_METHOD', value: method },
    { directory: 'ROOT_CAUSE_CAT', value: category },
  ])
}

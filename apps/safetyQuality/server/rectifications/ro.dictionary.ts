import type { DictionaryValue } from '@apron/server-kit/dictionary/dictionary-user'
import type { RoDraft, SavePlan } from '../../contract/rectifications/rectification.entities.ts'
import { placeIn, type ValuePlace } from '../dictionary/value-places.ts'

const ORDERS = { zh: '整改单', en: 'rectification orders' }

/** Columns of rectification orders that store dictionary values. */
export const RO_PLACES: readonly ValuePlace[] = [
  placeIn('FINDING_LEVEL', ORDERS, 'safety_quality_rectification', 'level'),
  placeIn('ATA_CHAPTER', ORDERS, 'safety_quality_rectification', 'ata'),
  placeIn('RCA_METHOD', ORDERS, 'safety_quality_root_cause', 'method'),
  placeIn('ROOT_CAUSE_CAT', ORDERS, 'safety_quality_root_cause', 'category'),
]

/** Returns the dictionary values that a draft stores. */
export function valuesOfDraft({ level, ata = null }: Pick<RoDraft, 'level' | 'ata'>): DictionaryValue[] {
  return [
    { directory: 'FINDING_LEVEL', value: level },
    ...(ata === null ? [] : [{ directory: 'ATA_CHAPTER', value: ata }]),
  ]
}

/** Returns the dictionary values that a plan stores. */
export function valuesOfPlan({ causes }: Pick<SavePlan, 'causes'>): DictionaryValue[] {
  return causes.flatMap(({ method, category }) => [
    { directory: 'RCA_METHOD', value: method },
    { directory: 'ROOT_CAUSE_CAT', value: category },
  ])
}

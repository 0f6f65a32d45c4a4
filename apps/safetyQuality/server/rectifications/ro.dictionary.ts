import type { DictionaryValue } from '@apron/server-kit/dictionary/dictionary-consumer'
import type { RoDraft, SavePlan } from '../../contract/rectifications/rectification.entities.ts'
import { type ValueColumn, valueColumn } from '../dictionary/value-columns.ts'

const ORDERS = { zh: '整改单', en: 'rectification orders' }

/** Columns of rectification orders that store dictionary values. */
export const RO_COLUMNS: readonly ValueColumn[] = [
  valueColumn('FINDING_LEVEL', ORDERS, 'safety_quality_rectification', 'level'),
  valueColumn('ATA_CHAPTER', ORDERS, 'safety_quality_rectification', 'ata'),
  valueColumn('RCA_METHOD', ORDERS, 'safety_quality_root_cause', 'method'),
  valueColumn('ROOT_CAUSE_CAT', ORDERS, 'safety_quality_root_cause', 'category'),
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

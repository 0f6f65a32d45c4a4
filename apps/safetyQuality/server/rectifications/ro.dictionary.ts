import type { DictionaryValue } from '@apron/server-kit/dictionary/dictionary-user'
import { sql } from 'kysely'
import type { SavePlan } from '../../contract/rectification.entities.ts'
import type { ValuePlace } from '../dictionary/value-places.ts'

const ORDERS = { zh: '整改单', en: 'rectification orders' }

/** Where rectification orders keep values of the dictionary. */
export const RO_PLACES: readonly ValuePlace[] = [
  {
    directory: 'FINDING_LEVEL',
    where: ORDERS,
    count: value =>
      sql`select count(*)::int as count from safety_quality_rectification where level = ${value}`,
  },
  {
    directory: 'RCA_METHOD',
    where: ORDERS,
    count: value => sql`select count(*)::int as count from safety_quality_root_cause where method = ${value}`,
  },
  {
    directory: 'ROOT_CAUSE_CAT',
    where: ORDERS,
    count: value =>
      sql`select count(*)::int as count from safety_quality_root_cause where category = ${value}`,
  },
]

/** The values that a plan keeps. */
export function valuesOfPlan({ causes }: Pick<SavePlan, 'causes'>): DictionaryValue[] {
  return causes.flatMap(({ method, category }) => [
    { directory: 'RCA_METHOD', value: method },
    { directory: 'ROOT_CAUSE_CAT', value: category },
  ])
}

import type { FormFacts } from '@apron/contract/flow/form-values'
import type { Kysely } from 'kysely'

/** Values of a directory with their names: `[value, name]`. */
export type DirectoryValues = (
  db: Kysely<unknown>,
  directory: string,
) => Promise<readonly (readonly [string, string])[]>

/** Currency of the company. Amounts are compared in it. */
const OWN_CURRENCY = 'CNY'

/** Returns the current thresholds and rates. A submission freezes them. */
export async function factsNow(db: Kysely<unknown>, valuesOf: DirectoryValues): Promise<FormFacts> {
  const limits = Object.fromEntries(await valuesOf(db, 'FLOW_LIMIT'))
  const rates = Object.fromEntries(await valuesOf(db, 'FX_RATE'))
  return { limits, rates: { ...rates, [OWN_CURRENCY]: '1' } }
}

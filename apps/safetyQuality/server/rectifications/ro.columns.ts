import type { RoDb } from './rectification.tables.ts'

/** Initial column values of a new order. */
export const NEW_RO = {
  cycle: 1,
  containment: '',
  contained_at: null,
  watch_until: null,
  watch_measure: '',
  effect_by: null,
  closed_at: null,
  reminded: '',
} as const

/** Returns the ids of all files that an order refers to. */
export async function filesOfRo(db: RoDb, id: string): Promise<string[]> {
  const orders = await db
    .selectFrom('safety_quality_rectification')
    .select('evidence')
    .where('id', '=', id)
    .execute()
  const measures = await db
    .selectFrom('safety_quality_measure')
    .select('evidence')
    .where('order_id', '=', id)
    .execute()
  return [...orders, ...measures].flatMap(({ evidence }) => evidence.map(({ url }) => url))
}

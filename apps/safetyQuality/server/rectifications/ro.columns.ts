import type { RoDb } from './rectification.tables.ts'

/** What every new order begins with. */
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

/** All files that an order names; no others are its own. */
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

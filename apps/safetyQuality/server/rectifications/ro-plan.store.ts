import { randomUUID } from 'node:crypto'
import type { SavePlan } from '../../contract/rectifications/rectification.entities.ts'
import type { RoDb } from './rectification.tables.ts'

/** Replaces the causes and actions of a cycle. Nothing of them has been carried out yet. */
export async function putPlan(
  db: RoDb,
  { id, cycle }: { readonly id: string; readonly cycle: number },
  { causes, measures }: Pick<SavePlan, 'causes' | 'measures'>,
): Promise<void> {
  await db
    .deleteFrom('safety_quality_root_cause')
    .where('order_id', '=', id)
    .where('cycle', '=', cycle)
    .execute()
  await db
    .deleteFrom('safety_quality_measure')
    .where('order_id', '=', id)
    .where('cycle', '=', cycle)
    .execute()
  const position = (index: number) => ({ order_id: id, cycle, seq: index + 1 })
  const causeRows = causes.map(({ method, category, statement, whys }, index) => ({
    ...position(index),
    method,
    category,
    statement: statement.trim(),
    whys: JSON.stringify(whys.map(why => why.trim()).filter(why => why !== '')),
  }))
  if (causeRows.length > 0) await db.insertInto('safety_quality_root_cause').values(causeRows).execute()
  const measureRows = measures.map(({ kind, cause, description, owner, due }, index) => ({
    ...position(index),
    id: randomUUID(),
    kind,
    // Actions of a deleted cause stay without a cause.
    cause: cause !== null && cause <= causes.length ? cause : null,
    description: description.trim(),
    owner,
    due,
    done_date: null,
    done_remark: '',
    evidence: JSON.stringify([]),
    status: 'OPEN' as const,
  }))
  if (measureRows.length > 0) await db.insertInto('safety_quality_measure').values(measureRows).execute()
}

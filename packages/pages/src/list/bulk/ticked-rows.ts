import { BULK_ROWS } from '@apron/contract/limits/lists'

/** Ticked rows in their last known version, including those of other pages. */
export type TickedRows<Row> = ReadonlyMap<string, Row>

export interface Ticked<Row> {
  readonly rows: TickedRows<Row>
  /** The limit was exceeded, and the last rows were not ticked. */
  readonly full: boolean
}

export const noTicks = <Row>(): Ticked<Row> => ({ rows: new Map<string, Row>(), full: false })

/** Returns the rows for the ticked keys: those of this page as shown, others in their last known version. */
export function tickedRows<Row>(
  before: TickedRows<Row>,
  keys: ReadonlySet<string>,
  shown: ReadonlyMap<string, Row>,
  limit = BULK_ROWS,
): Ticked<Row> {
  const known = [...keys].flatMap(key => {
    const row = shown.get(key) ?? before.get(key)
    return row === undefined ? [] : [[key, row] as const]
  })
  return { rows: new Map(known.slice(0, limit)), full: known.length > limit }
}

/** Updates the ticked rows with the versions shown now. */
export function withShownRows<Row>(
  ticked: TickedRows<Row>,
  shown: ReadonlyMap<string, Row>,
): TickedRows<Row> {
  return new Map([...ticked].map(([key, row]) => [key, shown.get(key) ?? row]))
}

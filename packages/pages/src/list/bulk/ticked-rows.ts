import { BULK_ROWS } from '@apron/contract/limits/paging'

/** Rows that are ticked, as they were last seen, also those of pages that are not shown. */
export type TickedRows<Row> = ReadonlyMap<string, Row>

export interface Ticked<Row> {
  readonly rows: TickedRows<Row>
  /** More were ticked than may be; the last ones were left out. */
  readonly full: boolean
}

export const noTicks = <Row>(): Ticked<Row> => ({ rows: new Map<string, Row>(), full: false })

/** The rows behind the keys that are ticked now: those of this page as they are shown, others as they were. */
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

/** The ticked rows as they are shown meanwhile. */
export function asShown<Row>(ticked: TickedRows<Row>, shown: ReadonlyMap<string, Row>): TickedRows<Row> {
  return new Map([...ticked].map(([key, row]) => [key, shown.get(key) ?? row]))
}

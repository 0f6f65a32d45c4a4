import { useAirport } from '@apron/sdk'
import { useState } from 'react'
import type { List } from '../use-list.ts'
import { noTicks, type Ticked, type TickedRows, tickedRows, withShownRows } from './ticked-rows.ts'

/** The ticked rows of a list, across its pages. */
export interface Ticks<Row> {
  readonly rows: TickedRows<Row>
  /** The limit of ticked rows was exceeded. */
  readonly full: boolean
  readonly change: (keys: ReadonlySet<string>) => void
  readonly clear: () => void
}

/** Manages the ticked rows. Another filter or site clears them, so that nobody acts on rows out of view. */
export function useTicks<Row, Filter>(
  list: Pick<List<Row, Filter>, 'rows' | 'filter'>,
  keyOf: (row: Row) => string,
  isTickable: (row: Row) => boolean,
): Ticks<Row> {
  const scope = `${useAirport()?.id} ${JSON.stringify(list.filter)}`
  const [stored, setStored] = useState<{ readonly scope: string; readonly ticked: Ticked<Row> }>({
    scope,
    ticked: noTicks(),
  })
  const ticked = stored.scope === scope ? stored.ticked : noTicks<Row>()
  const shown = new Map(list.rows.map(row => [keyOf(row), row]))
  return {
    rows: new Map([...withShownRows<Row>(ticked.rows, shown)].filter(([, row]) => isTickable(row))),
    full: ticked.full,
    change: keys => setStored({ scope, ticked: tickedRows<Row>(ticked.rows, keys, shown) }),
    clear: () => setStored({ scope, ticked: noTicks() }),
  }
}

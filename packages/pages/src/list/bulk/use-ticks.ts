import { useAirport } from '@apron/sdk'
import { useState } from 'react'
import type { List } from '../use-list.ts'
import { asShown, noTicks, type Ticked, type TickedRows, tickedRows } from './ticked-rows.ts'

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
  const about = `${useAirport()?.id} ${JSON.stringify(list.filter)}`
  const [kept, setKept] = useState<{ readonly about: string; readonly ticked: Ticked<Row> }>({
    about,
    ticked: noTicks(),
  })
  const ticked = kept.about === about ? kept.ticked : noTicks<Row>()
  const shown = new Map(list.rows.map(row => [keyOf(row), row]))
  return {
    rows: new Map([...asShown<Row>(ticked.rows, shown)].filter(([, row]) => isTickable(row))),
    full: ticked.full,
    change: keys => setKept({ about, ticked: tickedRows<Row>(ticked.rows, keys, shown) }),
    clear: () => setKept({ about, ticked: noTicks() }),
  }
}

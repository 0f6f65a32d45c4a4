/** From this many rows, a table without pages draws only those near the view. */
const VIRTUAL_MIN_ROWS = 200
/** Rows drawn beyond each end of the view, so that a short scroll shows no gap. */
const OVERSCAN = 8

/** Returns whether only the rows near the view are drawn. A page of rows is always drawn whole. */
export function rowsAreVirtual(rows: number, paged: boolean): boolean {
  return !paged && rows >= VIRTUAL_MIN_ROWS
}

/**
 * Returns the indexes of the rows to draw, in order: those near the view, and the kept rows with their neighbours, so
 * that the focus is not lost and the tab key finds the next row.
 * @param kept in any order; indexes without a row are ignored
 */
export function rowsToDraw(
  { startIndex, endIndex }: { readonly startIndex: number; readonly endIndex: number },
  kept: readonly number[],
  count: number,
): number[] {
  const drawn = new Set<number>()
  const add = (from: number, to: number): void => {
    for (let index = Math.max(0, from); index <= Math.min(to, count - 1); index += 1) drawn.add(index)
  }
  add(startIndex - OVERSCAN, endIndex + OVERSCAN)
  for (const index of kept) if (index >= 0 && index < count) add(index - 1, index + 1)
  return [...drawn].toSorted((a, b) => a - b)
}

/** A row to draw, or a gap in place of rows that are not drawn. */
export type Slot =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly px: number }

export interface RowExtent {
  readonly index: number
  /** px from any one point above all rows. */
  readonly start: number
  readonly end: number
}

/**
 * Returns the drawn rows with gaps in place of the missing ones.
 * @param rows in order
 * @param from px where the first row of all starts, measured as `rows` are
 * @param to px where the last row of all ends
 */
export function withGaps(rows: readonly RowExtent[], from: number, to: number): Slot[] {
  const slots: Slot[] = []
  let edge = from
  for (const { index, start, end } of rows) {
    if (start > edge) slots.push({ kind: 'gap', px: start - edge })
    slots.push({ kind: 'row', index })
    edge = end
  }
  if (to > edge) slots.push({ kind: 'gap', px: to - edge })
  return slots
}

/**
 * Decides whether the view moves when a row turns out higher or lower than estimated. The text being read stays in
 * place if the row is above it, and the end of the list stays in view.
 * All px are measured like `RowExtent`.
 */
export function shouldAdjustScroll({
  start,
  end,
  wasMeasured,
  top,
  height,
  listEnd,
  upwards,
}: {
  readonly start: number
  readonly end: number
  /** The row was measured before, so it may change while in view. */
  readonly wasMeasured: boolean
  /** Start of the view. */
  readonly top: number
  /** Height of the view. */
  readonly height: number
  /** End of the last row. */
  readonly listEnd: number
  /** The view is being scrolled up. */
  readonly upwards: boolean
}): boolean {
  if (top + height >= listEnd - 1) return true
  return wasMeasured ? end <= top && !upwards : start < top
}

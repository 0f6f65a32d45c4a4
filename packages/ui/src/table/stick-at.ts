import type { CSSProperties } from 'react'
import type { PlacedColumn } from './column-layout.ts'

interface Stuck {
  readonly style?: CSSProperties
  readonly 'data-stuck'?: 'inner' | 'last'
}

/** What makes a cell of this column stay in view; the last one that does draws a line behind itself. */
export function stickAt(places: readonly PlacedColumn[], index: number): Stuck {
  const stuckAt = places[index]?.stuckAt
  if (stuckAt === undefined) return {}
  const last = places[index + 1]?.stuckAt === undefined
  return { style: { insetInlineStart: stuckAt }, 'data-stuck': last ? 'last' : 'inner' }
}

/** The boxes to tick stay in view with the first column. */
export function stickPick(places: readonly PlacedColumn[]): Stuck {
  return places[0]?.stuckAt === undefined ? {} : { style: { insetInlineStart: 0 }, 'data-stuck': 'inner' }
}

import type { CSSProperties } from 'react'
import type { PlacedColumn } from './column-layout.ts'

interface Stuck {
  readonly style?: CSSProperties
  readonly 'data-stuck'?: 'inner' | 'last' | 'end'
}

/** Returns the style of a pinned cell. The one next to the scrolling columns draws a line. */
export function stickyProps(places: readonly PlacedColumn[], index: number): Stuck {
  const place = places[index]
  if (place?.stuckAtEnd) return { style: { insetInlineEnd: 0 }, 'data-stuck': 'end' }
  const stuckAt = place?.stuckAt
  if (stuckAt === undefined) return {}
  const last = places[index + 1]?.stuckAt === undefined
  return { style: { insetInlineStart: stuckAt }, 'data-stuck': last ? 'last' : 'inner' }
}

/** Returns the style of the checkboxes, which stay in view with the first column. */
export function stickySelection(places: readonly PlacedColumn[]): Stuck {
  return places[0]?.stuckAt === undefined ? {} : { style: { insetInlineStart: 0 }, 'data-stuck': 'inner' }
}

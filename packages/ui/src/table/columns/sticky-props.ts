import type { CSSProperties } from 'react'
import type { PlacedColumn } from './column-layout.ts'

interface StickyProps {
  readonly style?: CSSProperties
  readonly 'data-stuck'?: 'inner' | 'last' | 'end'
}

/** Returns the style of a pinned cell. The one next to the scrolling columns draws a line. */
export function stickyProps(places: readonly PlacedColumn[], index: number): StickyProps {
  const place = places[index]
  if (place?.isStickyAtEnd) return { style: { insetInlineEnd: 0 }, 'data-stuck': 'end' }
  const stickyOffset = place?.stickyOffset
  if (stickyOffset === undefined) return {}
  const last = places[index + 1]?.stickyOffset === undefined
  return { style: { insetInlineStart: stickyOffset }, 'data-stuck': last ? 'last' : 'inner' }
}

/** Returns the style of the checkboxes, which stay in view with the first column. */
export function stickySelection(places: readonly PlacedColumn[]): StickyProps {
  return places[0]?.stickyOffset === undefined
    ? {}
    : { style: { insetInlineStart: 0 }, 'data-stuck': 'inner' }
}

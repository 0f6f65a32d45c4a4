/** Column widths and pinned columns as set by the user. */
export interface ColumnLayout {
  /** Column id → px. */
  readonly widths: Readonly<Record<string, number>>
  /** Ids, in no particular order. */
  readonly pinned: readonly string[]
}

export const NO_LAYOUT: ColumnLayout = { widths: {}, pinned: [] }

/** Minimum width of a column that sets none, px. */
const COLUMN_WIDTH_PX = 140
/** Width of the checkbox column, px. */
export const CHECKBOX_WIDTH_PX = 44
/** Limits for widths set by the user, px. */
export const WIDTH_LIMITS = { min: 64, max: 800 } as const
/** Largest share of the frame for pinned columns, so that something is left to scroll. */
const PINNED_SHARE = 0.6

export interface SizedColumn {
  readonly id: string
  readonly width?: number
  readonly minWidth?: number
  readonly atEnd?: boolean
}

/** The space in which a table draws its columns. */
export interface TableSpace {
  /** True if there is a checkbox column. */
  readonly hasCheckboxes: boolean
  /** px of the visible part. 0 while unknown. */
  readonly framePx: number
  /** Ratio of the text size to the usual one. Columns grow with it, but not widths set by the user. */
  readonly textScale: number
}

/** Width and position of a drawn column. */
export interface PlacedColumn {
  readonly id: string
  /** px. Undefined: shares the remaining room. */
  readonly width: number | undefined
  /** Minimum width, px. */
  readonly min: number
  /** px from the start at which it stays while the rest scrolls. Undefined: it scrolls. */
  readonly stickyOffset: number | undefined
  /** Stays in view at the end. */
  readonly isStickyAtEnd: boolean
}

/** Reads a saved layout. Treats invalid parts as not set. */
export function readLayout(value: unknown): ColumnLayout {
  if (!isRecord(value)) return NO_LAYOUT
  const widths = isRecord(value['widths']) ? Object.entries(value['widths']) : []
  const pinned = Array.isArray(value['pinned']) ? value['pinned'] : []
  return {
    widths: Object.fromEntries(
      widths.flatMap(([id, px]) =>
        typeof px === 'number' && Number.isFinite(px) ? [[id, clampWidth(px)]] : [],
      ),
    ),
    pinned: pinned.filter(id => typeof id === 'string'),
  }
}

/** Rounds a width and clamps it to the limits, px. */
export function clampWidth(px: number): number {
  return Math.min(WIDTH_LIMITS.max, Math.max(WIDTH_LIMITS.min, Math.round(px)))
}

/** Returns the layout with the width of one column changed. Null resets it. */
export function withWidth(layout: ColumnLayout, id: string, px: number | null): ColumnLayout {
  const others = Object.entries(layout.widths).filter(([other]) => other !== id)
  return {
    ...layout,
    widths: Object.fromEntries(px === null ? others : [...others, [id, clampWidth(px)]]),
  }
}

/** Pins or unpins a column. */
export function togglePin(pinned: readonly string[], id: string): string[] {
  return pinned.includes(id) ? pinned.filter(other => other !== id) : [...pinned, id]
}

/** Orders the columns: pinned ones first, those at the end last. A pin takes precedence over the end. */
export function displayOrder(
  shown: readonly string[],
  pinned: readonly string[],
  atEnd: readonly string[],
): string[] {
  const rest = shown.filter(id => !pinned.includes(id))
  return [
    ...shown.filter(id => pinned.includes(id)),
    ...rest.filter(id => !atEnd.includes(id)),
    ...rest.filter(id => atEnd.includes(id)),
  ]
}

/** Largest growth of a column with its own width. Its content may be longer than usual. */
const MAX_GROWTH = 1.6

/** Up to this ratio, extra room goes only to columns without their own width: they may hold long text. */
const ROOM_FOR_TEXT = 1.25

/**
 * Computes widths and positions of the drawn columns, pinned ones first. Columns share the extra room of the frame,
 * except those whose width the user set: first the ones without their own width, by their needs, then all. One column
 * always takes the remainder, so that the other widths are exact. Pinned columns that would take too much of the frame
 * scroll. Not done by the sizing and pinning of TanStack Table: it knows fixed widths only, and nothing of the frame.
 */
export function placeColumns(
  columns: readonly SizedColumn[],
  { widths, pinned }: ColumnLayout,
  { hasCheckboxes, framePx, textScale }: TableSpace,
): PlacedColumn[] {
  const sized = columns.map(({ id, width, minWidth, atEnd = false }) => {
    const min = widths[id] ?? Math.round((width ?? minWidth ?? COLUMN_WIDTH_PX) * textScale)
    const fixed = widths[id] !== undefined || width !== undefined || pinned.includes(id)
    return { id, min, width: fixed ? min : undefined, atEnd }
  })
  const lastFlexible = sized.findLastIndex(({ width }) => width === undefined)
  const anyFlexible = lastFlexible !== -1
  const remainderIndex = anyFlexible ? lastFlexible : sized.length - 1
  const checkboxPx = hasCheckboxes ? CHECKBOX_WIDTH_PX : 0
  const needed = sized.reduce((sum, { min }) => sum + min, checkboxPx)
  const room = needed === 0 ? 1 : framePx / needed
  const growth = Math.min(MAX_GROWTH, Math.max(1, anyFlexible ? room / ROOM_FOR_TEXT : room))
  const grown = sized.map(({ id, min, width, atEnd }) => {
    const grows = width !== undefined && widths[id] === undefined && !atEnd
    return { id, min, width: grows ? Math.floor(min * growth) : width, atEnd }
  })
  const taken = grown.reduce((sum, { width }) => sum + (width ?? 0), checkboxPx)
  const flexible = grown.reduce((sum, { min, width }) => sum + (width === undefined ? min : 0), 0)
  const share = Math.max(1, (framePx - taken) / flexible)
  let edge = checkboxPx
  return grown.map(({ id, min, width, atEnd }, index) => {
    const stickyOffset = edge
    const fits = framePx === 0 || stickyOffset + min <= framePx * PINNED_SHARE
    const isSticky = pinned.includes(id) && fits
    edge += min
    return {
      id,
      min,
      width: index === remainderIndex ? undefined : (width ?? Math.floor(min * share)),
      stickyOffset: isSticky ? stickyOffset : undefined,
      isStickyAtEnd: atEnd && !pinned.includes(id),
    }
  })
}

/** Returns the width that the whole table needs, px. */
export function totalMinWidth(columns: readonly PlacedColumn[], hasCheckboxes: boolean): number {
  return columns.reduce((sum, { min }) => sum + min, hasCheckboxes ? CHECKBOX_WIDTH_PX : 0)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

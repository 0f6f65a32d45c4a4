/** How wide columns are and which stay in view at the start, as the person set it. */
export interface ColumnLayout {
  /** Column id → px. */
  readonly widths: Readonly<Record<string, number>>
  /** Ids, in no particular order. */
  readonly pinned: readonly string[]
}

export const NO_LAYOUT: ColumnLayout = { widths: {}, pinned: [] }

/** px a column has at least when it says nothing. */
const COLUMN_WIDTH_PX = 140
/** px of the column of boxes to tick. */
export const PICK_WIDTH_PX = 44
/** px within which a person may set a width. */
export const WIDTH_LIMITS = { min: 64, max: 800 } as const
/** Pinned columns never take more of the frame than this, so that something is left to scroll. */
const PINNED_SHARE = 0.6

export interface SizedColumn {
  readonly id: string
  readonly width?: number
  readonly minWidth?: number
  readonly atEnd?: boolean
}

/** What a table has to draw its columns in. */
export interface TableSpace {
  /** Whether boxes to tick stand before the columns. */
  readonly pick: boolean
  /** px of what is seen; 0 while unknown. */
  readonly framePx: number
  /** How much larger than usual the text is: columns grow with it, widths that a person set do not. */
  readonly textScale: number
}

/** Where a drawn column stands. */
export interface PlacedColumn {
  readonly id: string
  /** px; undefined: shares what the others leave. */
  readonly width: number | undefined
  /** px it has at least. */
  readonly min: number
  /** px from the start at which it stays while the rest scrolls; undefined: scrolls along. */
  readonly stuckAt: number | undefined
  /** Stays in view at the end. */
  readonly stuckAtEnd: boolean
}

/** A kept layout out of storage; what cannot be read counts as not set. */
export function readLayout(value: unknown): ColumnLayout {
  if (!isRecord(value)) return NO_LAYOUT
  const widths = isRecord(value['widths']) ? Object.entries(value['widths']) : []
  const pinned = Array.isArray(value['pinned']) ? value['pinned'] : []
  return {
    widths: Object.fromEntries(
      widths.flatMap(([id, px]) =>
        typeof px === 'number' && Number.isFinite(px) ? [[id, fitWidth(px)]] : [],
      ),
    ),
    pinned: pinned.filter(id => typeof id === 'string'),
  }
}

/** The nearest whole width that is allowed, px. */
export function fitWidth(px: number): number {
  return Math.min(WIDTH_LIMITS.max, Math.max(WIDTH_LIMITS.min, Math.round(px)))
}

/** The layout with another width for one column; null: its own again. */
export function withWidth(layout: ColumnLayout, id: string, px: number | null): ColumnLayout {
  const others = Object.entries(layout.widths).filter(([other]) => other !== id)
  return {
    ...layout,
    widths: Object.fromEntries(px === null ? others : [...others, [id, fitWidth(px)]]),
  }
}

/** Pins one column, or lets it go. */
export function togglePin(pinned: readonly string[], id: string): string[] {
  return pinned.includes(id) ? pinned.filter(other => other !== id) : [...pinned, id]
}

/** Pinned columns stand first, those at the end last, each kind in its order. A pin counts more than the end. */
export function drawnOrder(
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

/** A column with a width of its own grows with the room there is up to this: what it holds may be longer than usual. */
const GROWS_TO = 1.6

/** Up to this much more room goes to the columns without a width of their own alone: they hold what may be long. */
const ROOM_FOR_TEXT = 1.25

/**
 * Widths and places of the drawn columns, pinned ones first. What the frame has more than they need they share, but for those whose
 * width a person set: first those without a width of their own, each by what it needs, then all. One column always takes what the
 * others leave, so that widths mean what they say. Pinned columns that would take too much of the frame scroll along.
 */
export function placeColumns(
  columns: readonly SizedColumn[],
  { widths, pinned }: ColumnLayout,
  { pick, framePx, textScale }: TableSpace,
): PlacedColumn[] {
  const sized = columns.map(({ id, width, minWidth, atEnd = false }) => {
    const min = widths[id] ?? Math.round((width ?? minWidth ?? COLUMN_WIDTH_PX) * textScale)
    const fixed = widths[id] !== undefined || width !== undefined || pinned.includes(id)
    return { id, min, width: fixed ? min : undefined, atEnd }
  })
  const rest = sized.findLastIndex(({ width }) => width === undefined)
  const anyFlexible = rest !== -1
  const takesRest = anyFlexible ? rest : sized.length - 1
  const pickPx = pick ? PICK_WIDTH_PX : 0
  const needed = sized.reduce((sum, { min }) => sum + min, pickPx)
  const room = needed === 0 ? 1 : framePx / needed
  const growth = Math.min(GROWS_TO, Math.max(1, anyFlexible ? room / ROOM_FOR_TEXT : room))
  const grown = sized.map(({ id, min, width, atEnd }) => {
    const grows = width !== undefined && widths[id] === undefined && !atEnd
    return { id, min, width: grows ? Math.floor(min * growth) : width, atEnd }
  })
  const taken = grown.reduce((sum, { width }) => sum + (width ?? 0), pickPx)
  const flexible = grown.reduce((sum, { min, width }) => sum + (width === undefined ? min : 0), 0)
  const share = Math.max(1, (framePx - taken) / flexible)
  let edge = pickPx
  return grown.map(({ id, min, width, atEnd }, index) => {
    const stuckAt = edge
    const fits = framePx === 0 || stuckAt + min <= framePx * PINNED_SHARE
    const stuck = pinned.includes(id) && fits
    edge += min
    return {
      id,
      min,
      width: index === takesRest ? undefined : (width ?? Math.floor(min * share)),
      stuckAt: stuck ? stuckAt : undefined,
      stuckAtEnd: atEnd && !pinned.includes(id),
    }
  })
}

/** px the whole table needs. */
export function neededWidth(columns: readonly PlacedColumn[], pick: boolean): number {
  return columns.reduce((sum, { min }) => sum + min, pick ? PICK_WIDTH_PX : 0)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

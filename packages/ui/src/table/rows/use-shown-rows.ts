import { observeElementOffset, observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRowsPlace } from './use-rows-place.ts'
import { rowMovesView, rowsToDraw, type Slot, withGaps } from './virtual-rules.ts'

/** Assumed height of a row until the first one is measured, px. */
const FIRST_GUESS_PX = 40
/** Free space below a row that the keyboard moves to, px. A pinned scrollbar is there. */
const ROOM_BELOW_PX = 24
/** Attribute with the index of a drawn row. */
const INDEX_ATTRIBUTE = 'data-index'

export interface ShownRows {
  readonly slots: readonly Slot[]
  /** Ref of every drawn row. */
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined
  /** Draws a row and scrolls it into view. Undefined: all rows are drawn. */
  readonly reveal: ((index: number) => void) | undefined
}

/**
 * Decides which rows to draw: all, or if `virtual` those near the view and the focused one.
 * @param keys of all rows, in order
 */
export function useShownRows(
  body: RefObject<HTMLTableSectionElement | null>,
  keys: readonly string[],
  virtual: boolean,
  wide: boolean,
): ShownRows {
  const place = useRowsPlace(body, virtual, wide)
  const scroller = place?.scroller ?? null
  const kept = useKeptRows(body, keys, virtual)
  const rowPx = place?.row ?? FIRST_GUESS_PX
  const before = place?.before ?? 0
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    enabled: scroller !== null,
    count: keys.length,
    getScrollElement: () => scroller,
    initialOffset: () => scroller?.scrollTop ?? 0,
    scrollMargin: before,
    scrollPaddingStart: place?.header ?? 0,
    scrollPaddingEnd: ROOM_BELOW_PX,
    indexAttribute: INDEX_ATTRIBUTE,
    estimateSize: () => rowPx,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    rangeExtractor: view => rowsToDraw(view, kept.indexes, keys.length),
    measureElement: (row, entry, { options, itemSizeCache }) => {
      const px = entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height
      // In a hidden tab a row has no height. The last measurement stays valid.
      const key = options.getItemKey(Number(row.getAttribute(INDEX_ATTRIBUTE)))
      return px > 0 ? px : (itemSizeCache.get(key) ?? rowPx)
    },
    // A hidden element has offset 0 and does not report when it is back at its old position.
    observeElementOffset: (instance, report) =>
      observeElementOffset(instance, (offset, scrolling) => {
        if (isShown(instance.scrollElement)) report(offset, scrolling)
      }),
    observeElementRect: (instance, report) =>
      observeElementRect(instance, rect => {
        if (rect.height === 0) return
        report(rect)
        instance.scrollElement?.dispatchEvent(new Event('scroll'))
      }),
  })

  useLayoutEffect(() => {
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ key, start, end }, _by, list) => {
      return rowMovesView({
        start,
        end,
        known: list.itemSizeCache.has(key),
        top: list.scrollOffset ?? 0,
        height: list.scrollRect?.height ?? 0,
        listEnd: list.options.scrollMargin + list.getTotalSize(),
        upwards: list.scrollDirection === 'backward',
      })
    }
  }, [virtualizer])

  // A change of the density changes the height of every row, also of those out of view.
  const measuredAt = useRef(rowPx)
  useLayoutEffect(() => {
    if (measuredAt.current === rowPx) return
    measuredAt.current = rowPx
    virtualizer.measure()
    for (const row of body.current?.querySelectorAll<HTMLTableRowElement>(`[${INDEX_ATTRIBUTE}]`) ?? []) {
      virtualizer.measureElement(row)
    }
  }, [virtualizer, body, rowPx])

  if (!virtual || place?.scroller === null) {
    return { slots: keys.map((_, index) => ({ kind: 'row', index })), measure: undefined, reveal: undefined }
  }
  if (place === undefined) {
    return {
      slots: [{ kind: 'gap', px: keys.length * rowPx }],
      measure: undefined,
      reveal: undefined,
    }
  }
  return {
    slots: withGaps(virtualizer.getVirtualItems(), before, before + virtualizer.getTotalSize()),
    measure: virtualizer.measureElement,
    reveal(index) {
      // Rendered at once, because the focus moves there next.
      flushSync(() => kept.keep(index))
      virtualizer.scrollToIndex(index)
    },
  }
}

function isShown(element: HTMLElement | null): boolean {
  return element !== null && element.getClientRects().length > 0
}

interface KeptRows {
  readonly indexes: readonly number[]
  /** Keeps one more row drawn until the focus moves elsewhere. */
  readonly keep: (index: number) => void
}

/** Keeps the focused row drawn, wherever the others are scrolled or sorted to. Otherwise the focus would be lost. */
function useKeptRows(
  body: RefObject<HTMLElement | null>,
  keys: readonly string[],
  active: boolean,
): KeptRows {
  const [kept, setKept] = useState<readonly string[]>([])
  const indexOf = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys])

  useEffect(() => {
    const element = body.current
    if (!active || element === null) return undefined
    function entered({ target }: FocusEvent): void {
      const row = target instanceof Element ? target.closest<HTMLElement>(`[${INDEX_ATTRIBUTE}]`) : null
      const key = keys[Number(row?.getAttribute(INDEX_ATTRIBUTE) ?? -1)]
      if (key !== undefined) setKept(now => (now.length === 1 && now[0] === key ? now : [key]))
    }
    function left({ relatedTarget }: FocusEvent): void {
      // If the whole window loses the focus, no other element has it. The row gets it back afterwards.
      const next = relatedTarget instanceof Node ? relatedTarget : document.activeElement
      if (!element?.contains(next)) setKept([])
    }
    element.addEventListener('focusin', entered)
    element.addEventListener('focusout', left)
    return () => {
      element.removeEventListener('focusin', entered)
      element.removeEventListener('focusout', left)
    }
  }, [body, keys, active])

  return {
    indexes: active ? kept.flatMap(key => indexOf.get(key) ?? []) : [],
    keep(index) {
      const key = keys[index]
      if (key !== undefined) setKept(now => [...now, key])
    },
  }
}

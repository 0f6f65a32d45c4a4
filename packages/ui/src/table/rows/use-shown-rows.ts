import { observeElementOffset, observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRowsPosition } from './use-rows-position.ts'
import { rowsToDraw, type Slot, shouldAdjustScroll, withGaps } from './virtual-rules.ts'

/** Assumed height of a row until the first one is measured, px. */
const ESTIMATED_ROW_PX = 40
/** Free space below a row that the keyboard moves to, px. Leaves room for the pinned scrollbar. */
const ROOM_BELOW_PX = 24
/** Attribute with the index of a drawn row. */
const INDEX_ATTRIBUTE = 'data-index'

export interface ShownRows {
  readonly slots: readonly Slot[]
  /** Ref callback of every drawn row. Measures its height. */
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined
  /** Draws a row and scrolls it into view. Undefined if all rows are drawn, or none yet. */
  readonly reveal: ((index: number) => void) | undefined
}

/**
 * Decides which rows to draw: all of them, or if `virtual` only the focused one and those near the view.
 * @param keys keys of all rows, in order
 */
export function useShownRows(
  body: RefObject<HTMLTableSectionElement | null>,
  keys: readonly string[],
  virtual: boolean,
  wide: boolean,
): ShownRows {
  const position = useRowsPosition(body, virtual, wide)
  const scroller = position?.scroller ?? null
  const focused = useFocusedRows(body, keys, virtual)
  const rowPx = position?.rowHeight ?? ESTIMATED_ROW_PX
  const offsetAbove = position?.offset ?? 0
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    enabled: scroller !== null,
    count: keys.length,
    getScrollElement: () => scroller,
    initialOffset: () => scroller?.scrollTop ?? 0,
    scrollMargin: offsetAbove,
    scrollPaddingStart: position?.headerHeight ?? 0,
    scrollPaddingEnd: ROOM_BELOW_PX,
    indexAttribute: INDEX_ATTRIBUTE,
    estimateSize: () => rowPx,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    rangeExtractor: view => rowsToDraw(view, focused.indexes, keys.length),
    measureElement: (row, entry, { options, itemSizeCache }) => {
      const px = entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height
      // In a hidden tab a row has no height. The last measurement stays valid.
      const key = options.getItemKey(Number(row.getAttribute(INDEX_ATTRIBUTE)))
      return px > 0 ? px : (itemSizeCache.get(key) ?? rowPx)
    },
    // Ignores the offset 0 of a hidden element.
    observeElementOffset: (instance, report) =>
      observeElementOffset(instance, (offset, scrolling) => {
        if (isShown(instance.scrollElement)) report(offset, scrolling)
      }),
    observeElementRect: (instance, report) =>
      observeElementRect(instance, rect => {
        if (rect.height === 0) return
        report(rect)
        // An element that is shown again does not report its offset, so a scroll event makes it report.
        instance.scrollElement?.dispatchEvent(new Event('scroll'))
      }),
  })

  useLayoutEffect(() => {
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ key, start, end }, _delta, instance) => {
      return shouldAdjustScroll({
        start,
        end,
        wasMeasured: instance.itemSizeCache.has(key),
        top: instance.scrollOffset ?? 0,
        height: instance.scrollRect?.height ?? 0,
        listEnd: instance.options.scrollMargin + instance.getTotalSize(),
        upwards: instance.scrollDirection === 'backward',
      })
    }
  }, [virtualizer])

  // A change of the density changes the height of every row, including those not drawn.
  const measuredRowPx = useRef(rowPx)
  useLayoutEffect(() => {
    if (measuredRowPx.current === rowPx) return
    measuredRowPx.current = rowPx
    virtualizer.measure()
    for (const row of body.current?.querySelectorAll<HTMLTableRowElement>(`[${INDEX_ATTRIBUTE}]`) ?? []) {
      virtualizer.measureElement(row)
    }
  }, [virtualizer, body, rowPx])

  // If nothing scrolls, all rows are in view.
  if (!virtual || position?.scroller === null) {
    return { slots: keys.map((_, index) => ({ kind: 'row', index })), measure: undefined, reveal: undefined }
  }
  if (position === undefined) {
    return {
      slots: [{ kind: 'gap', px: keys.length * rowPx }],
      measure: undefined,
      reveal: undefined,
    }
  }
  return {
    slots: withGaps(virtualizer.getVirtualItems(), offsetAbove, offsetAbove + virtualizer.getTotalSize()),
    measure: virtualizer.measureElement,
    reveal(index) {
      // Rendered at once, because the caller focuses the row next.
      flushSync(() => focused.add(index))
      virtualizer.scrollToIndex(index)
    },
  }
}

function isShown(element: HTMLElement | null): boolean {
  return element !== null && element.getClientRects().length > 0
}

interface FocusedRows {
  readonly indexes: readonly number[]
  /** Also keeps this row drawn until the focus moves elsewhere. */
  readonly add: (index: number) => void
}

/** Keeps the focused row drawn when scrolling or sorting moves it out of view. Otherwise the focus would be lost. */
function useFocusedRows(
  body: RefObject<HTMLElement | null>,
  keys: readonly string[],
  active: boolean,
): FocusedRows {
  const [focusedKeys, setFocusedKeys] = useState<readonly string[]>([])
  const indexByKey = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys])

  useEffect(() => {
    const element = body.current
    if (!active || element === null) return undefined
    function onFocusIn({ target }: FocusEvent): void {
      const row = target instanceof Element ? target.closest<HTMLElement>(`[${INDEX_ATTRIBUTE}]`) : null
      const key = keys[Number(row?.getAttribute(INDEX_ATTRIBUTE) ?? -1)]
      if (key === undefined) return
      setFocusedKeys(current => (current.length === 1 && current[0] === key ? current : [key]))
    }
    function onFocusOut({ relatedTarget }: FocusEvent): void {
      // When the whole window loses the focus, the row stays the active element and gets the focus back later.
      const next = relatedTarget instanceof Node ? relatedTarget : document.activeElement
      if (!element?.contains(next)) setFocusedKeys([])
    }
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [body, keys, active])

  return {
    indexes: active ? focusedKeys.flatMap(key => indexByKey.get(key) ?? []) : [],
    add(index) {
      const key = keys[index]
      if (key !== undefined) setFocusedKeys(current => [...current, key])
    },
  }
}

import { observeElementOffset, observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRowsPosition } from './use-rows-position.ts'
import { rowsToDraw, type Slot, shouldAdjustScroll, withGaps } from './virtual-rules.ts'

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
  const position = useRowsPosition(body, virtual, wide)
  const scroller = position?.scroller ?? null
  const focused = useFocusedRows(body, keys, virtual)
  const rowPx = position?.rowHeight ?? FIRST_GUESS_PX
  const before = position?.offset ?? 0
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    enabled: scroller !== null,
    count: keys.length,
    getScrollElement: () => scroller,
    initialOffset: () => scroller?.scrollTop ?? 0,
    scrollMargin: before,
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
      return shouldAdjustScroll({
        start,
        end,
        wasMeasured: list.itemSizeCache.has(key),
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
    slots: withGaps(virtualizer.getVirtualItems(), before, before + virtualizer.getTotalSize()),
    measure: virtualizer.measureElement,
    reveal(index) {
      // Rendered at once, because the focus moves there next.
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
  /** Keeps one more row drawn until the focus moves elsewhere. */
  readonly add: (index: number) => void
}

/** Keeps the focused row drawn, wherever the others are scrolled or sorted to. Otherwise the focus would be lost. */
function useFocusedRows(
  body: RefObject<HTMLElement | null>,
  keys: readonly string[],
  active: boolean,
): FocusedRows {
  const [focusedKeys, setFocusedKeys] = useState<readonly string[]>([])
  const indexOf = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys])

  useEffect(() => {
    const element = body.current
    if (!active || element === null) return undefined
    function onFocusIn({ target }: FocusEvent): void {
      const row = target instanceof Element ? target.closest<HTMLElement>(`[${INDEX_ATTRIBUTE}]`) : null
      const key = keys[Number(row?.getAttribute(INDEX_ATTRIBUTE) ?? -1)]
      if (key !== undefined) setFocusedKeys(now => (now.length === 1 && now[0] === key ? now : [key]))
    }
    function onFocusOut({ relatedTarget }: FocusEvent): void {
      // If the whole window loses the focus, no other element has it. The row gets it back afterwards.
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
    indexes: active ? focusedKeys.flatMap(key => indexOf.get(key) ?? []) : [],
    add(index) {
      const key = keys[index]
      if (key !== undefined) setFocusedKeys(now => [...now, key])
    },
  }
}

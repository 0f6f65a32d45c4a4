import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type ColumnLayout, clampWidth, withWidth } from './column-layout.ts'

/** Distance by which an arrow key moves a column's edge, px. */
const STEP_PX = 16

interface Drag {
  readonly id: string
  readonly fromX: number
  readonly fromPx: number
  readonly px: number
}

/** Handlers of the separator at a column's end. */
export interface ResizeHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onDoubleClick: () => void
}

function widthOf(edge: HTMLElement): number {
  return edge.parentElement?.getBoundingClientRect().width ?? 0
}

/**
 * Resizes columns by dragging their edges or by arrow keys. A double click resets the width. Starts at the drawn width;
 * TanStack Table starts at the width of the definition, which flexible columns do not have, and knows no keys.
 */
export function useResize(
  layout: ColumnLayout,
  onChange: ((layout: ColumnLayout) => void) | undefined,
): { readonly layout: ColumnLayout; readonly handlersOf: ((id: string) => ResizeHandlers) | undefined } {
  const [drag, setDrag] = useState<Drag | null>(null)
  if (onChange === undefined) return { layout, handlersOf: undefined }

  function handlersOf(id: string): ResizeHandlers {
    return {
      onPointerDown(event) {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        const px = widthOf(event.currentTarget)
        setDrag({ id, fromX: event.clientX, fromPx: px, px })
      },
      onPointerMove(event) {
        if (drag?.id === id) setDrag({ ...drag, px: clampWidth(drag.fromPx + event.clientX - drag.fromX) })
      },
      onPointerUp() {
        setDrag(null)
        if (drag !== null && drag.px !== drag.fromPx) onChange?.(withWidth(layout, id, drag.px))
      },
      onPointerCancel: () => setDrag(null),
      onKeyDown(event) {
        const by = event.key === 'ArrowLeft' ? -STEP_PX : event.key === 'ArrowRight' ? STEP_PX : 0
        if (by === 0) return
        event.preventDefault()
        onChange?.(withWidth(layout, id, widthOf(event.currentTarget) + by))
      },
      onDoubleClick: () => onChange?.(withWidth(layout, id, null)),
    }
  }

  return { layout: drag === null ? layout : withWidth(layout, drag.id, drag.px), handlersOf }
}

import { type RefObject, useEffect } from 'react'

/** The rows that the keys move through. */
interface KeyedRows {
  readonly count: number
  /** Draws a missing row and scrolls to it. Undefined: all rows are drawn. */
  readonly reveal: ((index: number) => void) | undefined
}

/** Moves the focus from one row's link to another by arrow keys, Home and End. */
export function useRowKeys(
  body: RefObject<HTMLElement | null>,
  active: boolean,
  { count, reveal }: KeyedRows,
): void {
  useEffect(() => {
    const element = body.current
    if (!active || element === null) return undefined
    const listen = (event: KeyboardEvent): void => moveFocus(element, event, { count, reveal })
    element.addEventListener('keydown', listen)
    return () => element.removeEventListener('keydown', listen)
  }, [body, active, count, reveal])
}

function moveFocus(body: HTMLElement, event: KeyboardEvent, { count, reveal }: KeyedRows): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (!(event.target instanceof HTMLElement) || !event.target.matches('.ap-table-link')) return
  const at = Number(event.target.closest('tr')?.dataset['index'])
  const next = nextRow(event.key, at, count)
  if (next === -1) return
  event.preventDefault()
  reveal?.(next)
  body.querySelector<HTMLElement>(`[data-index="${next}"] .ap-table-link`)?.focus()
}

/** Returns the row that a key leads to. Returns -1 if the key has no such meaning or there is no such row. */
export function nextRow(key: string, at: number, count: number): number {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1
  if (key === 'ArrowUp') return at - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}

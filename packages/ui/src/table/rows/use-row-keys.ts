import { type RefObject, useEffect } from 'react'

/** The rows the keys go through. */
interface KeyedRows {
  readonly count: number
  /** Draws a row that is not drawn, and scrolls to it; undefined: all are drawn. */
  readonly reveal: ((index: number) => void) | undefined
}

/** Arrow keys, Home and End go from one row's link to another's. */
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

/** The row a key goes to; -1: the key means something else, or there is no such row. */
export function nextRow(key: string, at: number, count: number): number {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1
  if (key === 'ArrowUp') return at - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}

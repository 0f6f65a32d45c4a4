import { type RefObject, useEffect } from 'react'

/** Arrow keys, Home and End go from one row's link to another's. */
export function useRowKeys(body: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = body.current
    if (!active || element === null) return undefined
    const listen = (event: KeyboardEvent): void => moveFocus(element, event)
    element.addEventListener('keydown', listen)
    return () => element.removeEventListener('keydown', listen)
  }, [body, active])
}

function moveFocus(body: HTMLElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const links = [...body.querySelectorAll<HTMLElement>('.ap-table-link')]
  const at = links.findIndex(link => link === event.target)
  const next = at === -1 ? undefined : links[nextRow(event.key, at, links.length)]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

/** The row a key goes to; -1: the key means something else, or there is no such row. */
export function nextRow(key: string, at: number, count: number): number {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1
  if (key === 'ArrowUp') return at - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}

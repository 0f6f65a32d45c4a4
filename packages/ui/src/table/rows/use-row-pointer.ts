import { type RefObject, useEffect } from 'react'

/** Elements that handle a click themselves. */
const INTERACTIVE = 'a, button, input, select, textarea, label, summary, [role=button]'

/**
 * Makes a click anywhere in a row click its link: plain, middle, and with modifier keys. Keyboards reach the link
 * itself. Text can still be selected and copied.
 */
export function useRowPointer(body: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = body.current
    if (!active || element === null) return undefined
    element.addEventListener('click', pressLink)
    element.addEventListener('auxclick', pressLink)
    return () => {
      element.removeEventListener('click', pressLink)
      element.removeEventListener('auxclick', pressLink)
    }
  }, [body, active])
}

function pressLink(click: MouseEvent): void {
  const middle = click.button === 1
  if (!(click.target instanceof Element) || (click.button !== 0 && !middle)) return
  if (click.target.closest(INTERACTIVE) !== null || getSelection()?.isCollapsed === false) return
  const link = click.target.closest('tr')?.querySelector('.ap-table-link')
  link?.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      composed: true,
      // A synthetic middle click opens nothing. A click with the platform's modifier key does.
      ctrlKey: click.ctrlKey || middle,
      metaKey: click.metaKey || middle,
      shiftKey: click.shiftKey,
      altKey: click.altKey,
    }),
  )
}

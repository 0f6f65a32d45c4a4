import { type RefObject, useEffect, useEffectEvent, useInsertionEffect, useLayoutEffect, useRef } from 'react'

type DialogRef = RefObject<HTMLElement | null>

/** Returns the focus to where it was when the dialog opened, unless another element has taken it. */
export function useReturnFocus(open: boolean, dialog: DialogRef): void {
  /**
   * Kept while the dialog's tab is hidden: when the tab is shown again, the focus is wherever the user clicked to show
   * it.
   */
  const previousFocus = useRef<Element | null>(null)
  const isUnmounted = useRef(false)
  const returnFocus = useEffectEvent(() => {
    const { activeElement } = document
    const lost = activeElement === document.body || dialog.current?.contains(activeElement) === true
    const { current } = previousFocus
    previousFocus.current = null
    if (lost && current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
  })
  // `<Activity>` also runs the cleanup of the effect below when it hides the tab. This cleanup runs only on unmount.
  useInsertionEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])
  useEffect(() => {
    if (open) previousFocus.current ??= document.activeElement
    else returnFocus()
    return () => {
      if (isUnmounted.current) returnFocus()
    }
  }, [open])
}

/** Sends keys to the topmost dialog when nothing has the focus, e.g. after a click on its mask. */
export function useUnfocusedKeys(
  open: boolean,
  dialog: DialogRef,
  onKey: (event: KeyboardEvent) => void,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const element = dialog.current
    if (event.defaultPrevented || element === null || element !== topmost()) return
    // The page, or the pane that the dialog belongs to.
    if (!(event.target instanceof Node) || !event.target.contains(element) || event.target === element) return
    element.focus({ preventScroll: true })
    onKey(event)
  })
  useEffect(() => {
    if (!open) return undefined
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
}

/**
 * Counts open dialogs in an attribute of the root element, for stylesheets. A `:root:has([aria-modal])` rule would make the browser
 * recalculate every style on the page whenever anything changes. The count lives in the DOM because each sub-application bundles its
 * own copy of this file.
 */
export function useDialogCount(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined
    const count = (change: number) => {
      const { dataset } = document.documentElement
      const dialogs = Number(dataset['dialogs'] ?? 0) + change
      if (dialogs > 0) dataset['dialogs'] = String(dialogs)
      else delete dataset['dialogs']
    }
    count(1)
    return () => count(-1)
  }, [open])
}

/** Returns the dialog on top: the last one in the document. Ignores dialogs of hidden tabs. */
function topmost(): Element | undefined {
  return [...document.querySelectorAll('[aria-modal=true]')].findLast(
    each => each.getClientRects().length > 0,
  )
}

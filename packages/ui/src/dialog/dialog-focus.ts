import { type RefObject, useEffect, useEffectEvent, useInsertionEffect, useLayoutEffect, useRef } from 'react'

type DialogRef = RefObject<HTMLElement | null>

/** Brings the focus back to where it was when the dialog opened, unless something else has taken it. */
export function useFocusBack(open: boolean, dialog: DialogRef): void {
  /** It stays while the tab of the dialog is hidden: what has the focus on waking is whatever the person woke it with. */
  const before = useRef<Element | null>(null)
  const gone = useRef(false)
  const giveBack = useEffectEvent(() => {
    const { activeElement } = document
    const lost = activeElement === document.body || dialog.current?.contains(activeElement) === true
    const { current } = before
    before.current = null
    if (lost && current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
  })
  // `<Activity>` cleans up the effect below when it hides the tab, too; this one only when the dialog is gone.
  useInsertionEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  useEffect(() => {
    if (open) before.current ??= document.activeElement
    else giveBack()
    return () => {
      if (gone.current) giveBack()
    }
  }, [open])
}

/** A key that nothing has the focus for goes to the dialog over all others, as after a click on its mask, or when what had it is gone. */
export function useLostKeys(open: boolean, dialog: DialogRef, onKey: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const element = dialog.current
    if (event.defaultPrevented || element === null || element !== topmost()) return
    // The page, or the pane that the dialog belongs to.
    if (!(event.target instanceof Node) || !event.target.contains(element) || event.target === element) return
    element.focus({ preventScroll: true })
    onKey(event)
  })
  useEffect(() => {
    if (!open) return undefined
    const listen = (event: KeyboardEvent) => press(event)
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

/** Those of tabs that are not shown do not count; the later stands over the earlier. */
function topmost(): Element | undefined {
  return [...document.querySelectorAll('[aria-modal=true]')].findLast(
    each => each.getClientRects().length > 0,
  )
}

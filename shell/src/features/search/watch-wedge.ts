import { isComposing } from '@apron/contract/rules/forms/is-composing'
import { NO_WEDGE, nextWedge } from './wedge-rules.ts'

/** Matches fields. Custom ones, such as editors, have one of these attributes. */
const FIELD = 'input, textarea, select, [contenteditable], iframe, [role=textbox], [role=combobox]'

function isInField({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(FIELD) !== null
}

/**
 * Listens for a barcode scanner that types like a keyboard while no field has the focus. Input in a field is
 * left to the field.
 */
export function watchWedge(onScan: (text: string) => void): void {
  let wedge = NO_WEDGE
  window.addEventListener(
    'keydown',
    event => {
      if (isComposing(event) || isInField(event)) {
        wedge = NO_WEDGE
        return
      }
      const { key, timeStamp: at } = event
      const next = nextWedge(wedge, { key, isCommand: event.ctrlKey || event.altKey || event.metaKey, at })
      wedge = next.wedge
      if (next.scanned === null) return
      // Keeps Enter from also pressing a focused button or link.
      event.preventDefault()
      event.stopPropagation()
      onScan(next.scanned)
    },
    { capture: true },
  )
}

import { isComposing } from '@apron/contract/rules/forms/is-composing'
import { NO_WEDGE, wedgeAfter } from './wedge-rules.ts'

/** Fields of their own kind, such as an editor's, say so by these. */
const FIELD = 'input, textarea, select, [contenteditable], iframe, [role=textbox], [role=combobox]'

function isInField({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(FIELD) !== null
}

/** Listens for a scanner that types like a keyboard while no field has the focus; what goes into a field is the field's. */
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
      const next = wedgeAfter(wedge, { key, isCommand: event.ctrlKey || event.altKey || event.metaKey, at })
      wedge = next.wedge
      if (next.scanned === null) return
      // Not also a press of the button or link that has the focus.
      event.preventDefault()
      event.stopPropagation()
      onScan(next.scanned)
    },
    { capture: true },
  )
}

import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '../fields/fields.tsx'
import { Dialog } from './dialog.tsx'

export interface TestDialogProps {
  readonly name: string
  readonly busy?: boolean
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** A dialog that is rendered open and unmounted to close, like most. */
export function TestDialog({ name, busy = false, onClose, children }: TestDialogProps) {
  const [text, setText] = useState('')
  return (
    <Dialog open title={name} busy={busy} onClose={onClose}>
      <TextField label={`Text of ${name}`} value={text} onChange={setText} />
      {children}
    </Dialog>
  )
}

/** Returns the titles of the open dialogs. */
export const dialogs = () =>
  [...document.querySelectorAll('[role=dialog] h2')].map(({ textContent }) => textContent)

export function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find(
    ({ textContent }) => textContent === name,
  )
  if (found === undefined) throw new Error(`There is no button ${name}`)
  return found
}

export function click(name: string): void {
  button(name).focus()
  flushSync(() => button(name).click())
}

/** Presses Escape in the field of a dialog. */
export function escape(name: string, more: KeyboardEventInit = {}): void {
  const dialog = [...document.querySelectorAll('[role=dialog]')].find(
    each => each.querySelector('h2')?.textContent === name,
  )
  const input = dialog?.querySelector('input')
  input?.focus()
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...more })
  flushSync(() => input?.dispatchEvent(key))
}

import { type FocusEvent, useRef } from 'react'

const ID = 'search-first-letters'
/** Set from the key of the search until the focus goes on to its dialog. */
const WAITING = 'waiting'

function field(): HTMLInputElement | null {
  const element = document.getElementById(ID)
  return element instanceof HTMLInputElement ? element : null
}

/** Takes the focus at once: what is typed before the dialog is there is meant for it, not for the page. */
export function catchLetters(): void {
  const input = field()
  if (input === null) return
  input.value = ''
  input.dataset[WAITING] = ''
  input.focus({ preventScroll: true })
}

/** What was typed meanwhile; only once. */
export function takeLetters(): string {
  const input = field()
  const typed = input?.value ?? ''
  if (input !== null) input.value = ''
  return typed
}

/** A field nobody sees, there from the start. When the dialog gives the focus back it goes on to where it came from. */
export function FirstLetters() {
  const origin = useRef<EventTarget | null>(null)

  function arrive({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): void {
    if (WAITING in currentTarget.dataset) origin.current = relatedTarget
    else if (origin.current instanceof HTMLElement && origin.current.isConnected) {
      origin.current.focus({ preventScroll: true })
    } else currentTarget.blur()
  }
  return (
    <input
      id={ID}
      className="ap-hidden-text"
      type="text"
      aria-hidden="true"
      tabIndex={-1}
      autoComplete="off"
      maxLength={100}
      onFocus={arrive}
      onBlur={({ currentTarget }) => delete currentTarget.dataset[WAITING]}
    />
  )
}

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { UiProvider } from '../provider/provider.tsx'
import { DateTimeField } from './date-fields.tsx'

let root: Root | undefined

afterEach(() => {
  flushSync(() => root?.unmount())
  document.body.replaceChildren()
})

/** Draws the field with a day set. Returns its time input and the values reported so far. */
function draw() {
  const reported: (string | null)[] = []
  function Page() {
    const [value, setValue] = useState<string | null>('2026-03-15 ')
    const change = (next: string | null) => {
      reported.push(next)
      setValue(next)
    }
    return <DateTimeField label="Due" value={value} onChange={change} />
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root?.render(
      <UiProvider lang="en" theme="light">
        <Page />
      </UiProvider>,
    ),
  )
  const clock = document.querySelector<HTMLInputElement>('input.ap-mono') ?? expect.fail('no time')
  clock.focus()
  return { clock, reported }
}

/** Types a character into a focused field. */
function typeKey(input: HTMLInputElement, key: string): void {
  flushSync(() => input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  if (key.length > 1) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.value + key)
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
}

test('fills in the time on Enter before the form is sent, and on no other key', () => {
  const { clock, reported } = draw()
  for (const key of '0830') typeKey(clock, key)
  typeKey(clock, 'Shift')
  expect(clock.value).toBe('0830')
  typeKey(clock, 'Enter')
  expect(clock.value).toBe('08:30')
  expect(document.activeElement).toBe(clock)
  expect(reported.at(-1)).toBe('2026-03-15 08:30:00')
})

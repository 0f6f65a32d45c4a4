import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findByName, pressButton, render, unmount } from '../checks/render.fixture.tsx'
import { dismiss, readToasts } from './toast-store.ts'
import { Toaster, toast } from './toaster.tsx'

beforeEach(() => {
  // Earlier test files in this process may have left toasts that no toaster has shown.
  for (const { id } of readToasts()) dismiss(id)
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  flushSync(() => vi.runAllTimers())
  unmount()
})

const shown = () => [...document.querySelectorAll('.ap-toast-text')].map(({ textContent }) => textContent)
const showError = (text: string) => flushSync(() => toast.error(text))
const wait = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms))

test('[API-03] shows a failure for 5 s as an alert', () => {
  showError('The sites are being looked after')
  expect(document.querySelector('[role=alert]')?.textContent).toContain('The sites are being looked after')
  wait(4_900)
  expect(shown()).toEqual(['The sites are being looked after'])
  wait(200)
  expect(shown()).toEqual([])
})

test('stays while it has the focus and disappears 5 s later', () => {
  showError('Read me')
  const button = findByName('button', 'Dismiss notice')
  flushSync(() => button.focus())
  wait(60_000)
  expect(shown()).toEqual(['Read me'])
  flushSync(() => button.blur())
  wait(5_100)
  expect(shown()).toEqual([])
})

test('disappears at once when dismissed', () => {
  showError('First')
  showError('Second')
  pressButton('Dismiss notice')
  expect(shown()).toEqual(['Second'])
})

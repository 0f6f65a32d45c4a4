import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchWedge } from './watch-wedge.ts'

const scanned: string[] = []
let controller = new AbortController()

beforeEach(() => {
  scanned.length = 0
  controller = new AbortController()
  // The listener lives as long as its page, so the test removes it itself.
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementationOnce(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { capture: true, signal: controller.signal }),
  )
  watchWedge(text => scanned.push(text))
})

afterEach(() => {
  controller.abort()
  document.body.replaceChildren()
})

/** Creates a focused element. `onKeyDown` counts the keys it receives. */
function focused(name: 'button' | 'input') {
  const element = document.body.appendChild(document.createElement(name))
  const onKeyDown = vi.fn()
  element.addEventListener('keydown', onKeyDown)
  element.focus()
  return { element, onKeyDown }
}

/**
 * Sends keys like a scanner: all at once, to the focused element. @returns true if the final Enter is left to
 * it
 */
function scan(text: string, target: Element): boolean | undefined {
  return [...Array.from(text), 'Enter']
    .map(key => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
    .at(-1)
}

test('[FIND-05] opens a scanned number, and does not press a focused button', () => {
  const { element, onKeyDown } = focused('button')
  expect(scan('CK-2026-0007', element)).toBe(false)
  expect(scanned).toEqual(['CK-2026-0007'])
  expect(onKeyDown).toHaveBeenCalledTimes('CK-2026-0007'.length)
})

test('[FIND-05] leaves a scan to a focused field', () => {
  const { element, onKeyDown } = focused('input')
  expect(scan('CK-1999-0001', element)).toBe(true)
  expect(scanned).toEqual([])
  expect(onKeyDown).toHaveBeenCalledTimes('CK-1999-0001'.length + 1)
})

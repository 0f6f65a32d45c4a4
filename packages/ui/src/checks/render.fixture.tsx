import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { UiProvider } from '../provider/provider.tsx'
import type { UiLang } from '../words/words.ts'

let root: Root | undefined

/** Unmounts the page. */
export function unmount(): void {
  flushSync(() => root?.unmount())
  document.body.replaceChildren()
}

export function render(page: ReactNode, lang: UiLang = 'en'): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root?.render(
      <UiProvider lang={lang} theme="light">
        {page}
      </UiProvider>,
    ),
  )
}

/** Returns the one element with this role or tag and this name. */
export function findByName(selector: string, name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    each => each.getAttribute('aria-label') === name || each.textContent === name,
  )
  if (found === undefined) throw new Error(`There is no ${selector} called ${name}`)
  return found
}

export const pressButton = (name: string): void => flushSync(() => findByName('button', name).click())

/** Returns the input with this label. */
export function findInput(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const input = found?.htmlFor
    ? document.querySelector<HTMLInputElement>(`[id="${found.htmlFor}"]`)
    : found?.querySelector('input')
  if (!input) throw new Error(`There is no field ${label}`)
  return input
}

/** Presses a key on the focused element. */
export function pressKey(name: string, more: KeyboardEventInit = {}): void {
  const own = { key: name, code: name, bubbles: true, cancelable: true }
  const press = new KeyboardEvent('keydown', { ...own, ...more })
  flushSync(() => document.activeElement?.dispatchEvent(press))
}

/** Types text into a field in a way that React notices. */
export function typeText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
}

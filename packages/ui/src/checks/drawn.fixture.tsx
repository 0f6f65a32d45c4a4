import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { UiProvider } from '../provider/provider.tsx'
import type { UiLang } from '../words/words.ts'

let root: Root | undefined

/** Takes the page away. */
export function clear(): void {
  flushSync(() => root?.unmount())
  document.body.replaceChildren()
}

export function draw(page: ReactNode, lang: UiLang = 'en'): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root?.render(
      <UiProvider lang={lang} theme="light">
        {page}
      </UiProvider>,
    ),
  )
}

/** The one element with this role, or tag, that is called so. */
export function named(selector: string, name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    each => each.getAttribute('aria-label') === name || each.textContent === name,
  )
  if (found === undefined) throw new Error(`There is no ${selector} called ${name}`)
  return found
}

export const pressNamed = (name: string): void => flushSync(() => named('button', name).click())

/** The field or box with this label. */
export function labelled(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const input = found?.htmlFor
    ? document.querySelector<HTMLInputElement>(`[id="${found.htmlFor}"]`)
    : found?.querySelector('input')
  if (!input) throw new Error(`There is no field ${label}`)
  return input
}

/** A key pressed where the focus is. */
export function key(name: string, more: KeyboardEventInit = {}): void {
  const own = { key: name, code: name, bubbles: true, cancelable: true }
  const press = new KeyboardEvent('keydown', { ...own, ...more })
  flushSync(() => document.activeElement?.dispatchEvent(press))
}

/** Text typed into a field, as React hears of it. */
export function fill(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
}

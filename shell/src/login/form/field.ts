import { h } from '../dom.ts'
import type { Words } from '../words.ts'

export interface Field {
  readonly root: HTMLElement
  /** Contains the input and the elements next to it. */
  readonly row: HTMLElement
  readonly input: HTMLInputElement
  /** An empty message removes the error. */
  readonly showError: (message: string) => void
}

/** Creates a labelled input with its error text below. @param name unique in the page */
export function field<Key extends string>(words: Words<Key>, label: Key | (() => Key), name: string): Field {
  const id = `login-${name}`
  const input = h('input', {
    id,
    name,
    class: 'ap-login-input',
    'aria-describedby': `${id}-error`,
    spellcheck: 'false',
  })
  const error = h('p', { id: `${id}-error`, class: 'ap-login-error' })
  const row = h('div', { class: 'ap-login-row' }, input)
  const root = h('div', { class: 'ap-login-field' }, h('label', { for: id }, words.text(label)), row, error)

  function showError(message: string) {
    error.textContent = message
    input.setAttribute('aria-invalid', String(message !== ''))
  }
  input.addEventListener('input', () => showError(''))
  return { root, row, input, showError }
}

import './dialog.css'
import { h } from '../dom.ts'
import { close as cross } from '../frame/icons.ts'
import type { LoginTextKey } from '../login-texts.ts'
import type { Words } from '../words.ts'

export interface LoginDialog {
  readonly root: HTMLDialogElement
  close(): void
}

/** Opens a dialog above the login page. Clicks outside do not close it (§9). Focus moves in and returns. */
export function openDialog<Key extends string>(
  words: Words<Key | LoginTextKey>,
  title: Key,
  body: readonly Node[],
  onClosed: () => void = () => {},
): LoginDialog {
  const heading = h('h2', { id: `login-${title}` }, words.text(title))
  const button = words.attribute(
    h('button', { type: 'button', class: 'ap-login-switch' }, cross()),
    'aria-label',
    () => 'close',
  )
  const root = h(
    'dialog',
    { class: 'ap-login-dialog', 'aria-labelledby': heading.id },
    h('header', {}, heading, button),
    h('div', { class: 'ap-login-dialog-body' }, ...body),
  )
  button.addEventListener('click', () => root.close())
  root.addEventListener('close', () => {
    root.remove()
    onClosed()
  })
  document.querySelector('.ap-login')?.append(root)
  root.showModal()
  return { root, close: () => root.close() }
}

import { h } from './dom.ts'
import { failureText } from './failure-text.ts'
import type { LoginTextKey } from './login-texts.ts'
import type { MessageBox } from './message-box.ts'
import type { Words } from './words.ts'

/** A button whose dialog is fetched when it is pressed: the form must not wait for it (budget of the login page). */
export function dialogButton(
  words: Words,
  label: LoginTextKey | (() => LoginTextKey),
  style: string,
  message: MessageBox,
  open: () => Promise<void>,
): HTMLButtonElement {
  const button = h('button', { type: 'button', class: style, 'aria-haspopup': 'dialog' }, words.text(label))
  button.addEventListener('click', () => {
    open().catch((failure: unknown) => message.show(failureText(failure, words)))
  })
  return button
}

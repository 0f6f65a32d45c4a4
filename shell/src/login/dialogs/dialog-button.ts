import { h } from '../dom.ts'
import { failureText } from '../failure-text.ts'
import type { LoginTextKey } from '../login-texts.ts'
import type { Words } from '../words.ts'
import type { MessageBox } from './message-box.ts'

export interface FetchedDialog<Module> {
  /** Loads the dialog's code. */
  readonly load: () => Promise<Module>
  readonly open: (module: Module) => void | Promise<void>
}

/** Creates a button whose dialog loads on click, to keep the login page within its size budget. */
export function dialogButton<Module>(
  words: Words,
  label: LoginTextKey | (() => LoginTextKey),
  style: string,
  message: MessageBox,
  { load, open }: FetchedDialog<Module>,
): HTMLButtonElement {
  const button = h('button', { type: 'button', class: style, 'aria-haspopup': 'dialog' }, words.text(label))
  async function press(): Promise<void> {
    message.show('')
    const module = await load().catch(() => null)
    if (module === null) return message.show(words.get('unreachable'))
    try {
      await open(module)
    } catch (failure) {
      message.show(failureText(failure, words))
    }
  }
  button.addEventListener('click', () => void press())
  return button
}

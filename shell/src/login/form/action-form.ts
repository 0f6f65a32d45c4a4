import { messageBox } from '../dialogs/message-box.ts'
import { h } from '../dom.ts'
import { type FailureKey, failureText } from '../failure-text.ts'
import type { Words } from '../words.ts'

export interface ActionForm {
  readonly root: HTMLFormElement
  /** Shows a message above the button. An empty text hides it. */
  readonly show: (text: string) => void
}

interface Action<Key extends string> {
  readonly submit: Key
  /** Label of the button while busy. */
  readonly busy: Key
  /** Arranges the submit button, such as beside others. */
  readonly buttons?: (submit: HTMLButtonElement) => readonly Node[]
  /** Runs once at a time. Errors are shown. */
  readonly onSubmit: () => Promise<void>
}

/** Creates a form with a single button that runs one operation at a time and shows errors. */
export function actionForm<Key extends string>(
  words: Words<Key | FailureKey>,
  content: readonly Node[],
  { submit, busy, buttons = button => [button], onSubmit }: Action<Key>,
): ActionForm {
  let isRunning = false
  const message = messageBox()
  const button = h('button', { type: 'submit', class: 'ap-login-submit' })
  const root = h(
    'form',
    { class: 'ap-login-form', novalidate: true },
    ...content,
    message.root,
    ...buttons(button),
  )
  function setRunning(running: boolean) {
    isRunning = running
    button.disabled = running
    button.setAttribute('aria-busy', String(running))
    button.textContent = words.get(running ? busy : submit)
  }
  async function run(): Promise<void> {
    if (isRunning) return
    message.show('')
    setRunning(true)
    try {
      await onSubmit()
    } catch (failure) {
      message.show(failureText(failure, words))
    } finally {
      setRunning(false)
    }
  }
  words.watch(() => {
    button.textContent = words.get(isRunning ? busy : submit)
  })
  root.addEventListener('submit', event => {
    event.preventDefault()
    void run()
  })
  return { root, show: message.show }
}

import { messageBox } from '../dialogs/message-box.ts'
import { h } from '../dom.ts'
import { type FailureKey, failureText } from '../failure-text.ts'
import type { Words } from '../words.ts'

export interface ActionForm {
  readonly root: HTMLFormElement
  /** Says something above the button; an empty text takes it away. */
  readonly show: (text: string) => void
}

interface Action<Key extends string> {
  readonly submit: Key
  /** What the button says meanwhile. */
  readonly busy: Key
  /** Further buttons. */
  readonly beside?: readonly HTMLElement[]
  /** Runs once at a time; what it throws is said. */
  readonly onSubmit: () => Promise<void>
}

/** A form with one button that does one thing at a time, and says what went wrong. */
export function actionForm<Key extends string>(
  words: Words<Key | FailureKey>,
  content: readonly Node[],
  { submit, busy, beside = [], onSubmit }: Action<Key>,
): ActionForm {
  let running = false
  const message = messageBox()
  const button = h('button', { type: 'submit', class: 'ap-login-submit' })
  const root = h(
    'form',
    { class: 'ap-login-form', novalidate: true },
    ...content,
    message.root,
    button,
    ...beside,
  )
  function become(now: boolean) {
    running = now
    button.disabled = now
    button.setAttribute('aria-busy', String(now))
    button.textContent = words.get(now ? busy : submit)
  }
  async function run(): Promise<void> {
    if (running) return
    message.show('')
    become(true)
    try {
      await onSubmit()
    } catch (failure) {
      message.show(failureText(failure, words))
    } finally {
      become(false)
    }
  }
  words.follow(() => {
    button.textContent = words.get(running ? busy : submit)
  })
  root.addEventListener('submit', submitted => {
    submitted.preventDefault()
    void run()
  })
  return { root, show: message.show }
}

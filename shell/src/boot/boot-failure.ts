import { h } from '../login/dom.ts'
import { LOGIN_TEXTS } from '../login/login-texts.ts'

/** The shell's files could not be loaded: says so and offers to try again. */
export function showBootFailure(error: unknown): void {
  reportError(error)
  const language = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'
  const again = h('button', { type: 'button', class: 'ap-boot-again' }, LOGIN_TEXTS.tryAgain[language])
  again.addEventListener('click', () => location.reload())
  document.body.append(
    h(
      'div',
      { class: 'ap-boot-failure', role: 'alert' },
      h('p', {}, LOGIN_TEXTS.shellFailed[language]),
      again,
    ),
  )
}

import { h } from '../login/dom.ts'
import { LOGIN_TEXTS } from '../login/login-texts.ts'

/** Says that the shell's files could not be loaded, and offers to try again. */
export function showBootFailure(error: unknown): void {
  reportError(error)
  const language = pageLanguage()
  const again = h('button', { type: 'button', class: 'ap-boot-again' }, LOGIN_TEXTS.tryAgain[language])
  again.addEventListener('click', () => location.reload())
  showAlert(h('p', {}, LOGIN_TEXTS.shellFailed[language]), again)
}

/** Says which browsers the portal works in. */
export function showUnsupportedBrowser(): void {
  showAlert(h('p', {}, LOGIN_TEXTS.browserTooOld[pageLanguage()]))
}

const pageLanguage = () => (document.documentElement.lang.startsWith('zh') ? 'zh' : 'en')

function showAlert(...content: readonly HTMLElement[]): void {
  document.body.append(h('div', { class: 'ap-boot-failure', role: 'alert' }, ...content))
}

import { h } from '../login/dom.ts'
import { LOGIN_TEXTS } from '../login/login-texts.ts'

/** Shows that the portal could not be loaded, with a button to try again. */
export function showBootFailure(error: unknown): void {
  reportError(error)
  const language = pageLanguage()
  const retry = h('button', { type: 'button', class: 'ap-boot-again' }, LOGIN_TEXTS.tryAgain[language])
  retry.addEventListener('click', () => location.reload())
  showAlert(h('p', {}, LOGIN_TEXTS.shellFailed[language]), retry)
}

/** Returns true if the browser has the newest features that the build relies on: `@scope` and the Set methods (`BROWSER_TARGET`). */
export function isSupportedBrowser(features: {
  readonly window: object
  readonly setPrototype: object
}): boolean {
  return 'CSSScopeRule' in features.window && 'union' in features.setPrototype
}

/** Shows which browsers the portal supports. */
export function showUnsupportedBrowser(): void {
  showAlert(h('p', {}, LOGIN_TEXTS.browserTooOld[pageLanguage()]))
}

const pageLanguage = () => (document.documentElement.lang.startsWith('zh') ? 'zh' : 'en')

function showAlert(...content: readonly HTMLElement[]): void {
  document.body.append(h('div', { class: 'ap-boot-failure', role: 'alert' }, ...content))
}

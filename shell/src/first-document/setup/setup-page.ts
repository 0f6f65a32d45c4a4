import type { UserInfo } from '@apron/contract/organisation/user-info'
import type { FirstInvitation, SetupOptions } from '@apron/contract/sign-in/setup'
import { setupOptions } from '@apron/contract/sign-in/setup.calls'
import { createCaller } from '../../login/caller.ts'
import { messageBox } from '../../login/dialogs/message-box.ts'
import { h } from '../../login/dom.ts'
import { failureText } from '../../login/failure-text.ts'
import { newPasswordTexts } from '../../login/form/new-password.texts.ts'
import { pageFrame } from '../../login/frame/page-frame.ts'
import { loginPath, PATHS } from '../../paths.ts'
import { canEncrypt } from '../../platform/passwords/encrypt-password.ts'
import { currentLanguage } from '../../platform/preferences/preferences.ts'
import { readToken, storeToken } from '../../platform/token-cookie.ts'
import { type FirstDocumentPage, takeLinkToken } from '../first-document-page.ts'
import { administratorStep } from './administrator-step.ts'
import { invitationView } from './invitation-view.ts'
import './setup.css'
import { createWords } from '../../login/words.ts'
import { type SetupKey, setupTexts } from './setup.texts.ts'
import { sitesStep } from './sites-step.ts'
import { userStep } from './user-step.ts'

/**
 * The first start: administrator, sites, first user. If left half-way, it continues there when the
 * administrator returns.
 */
export const openPage: FirstDocumentPage = ({ storage }) => {
  const setupToken = takeLinkToken()
  const words = createWords(currentLanguage(storage), { ...newPasswordTexts, ...setupTexts })
  const caller = createCaller(() => words.language)
  const context = { words, caller }
  const title = h('p', { class: 'ap-setup-step', role: 'status' })
  const container = h('div', { class: 'ap-login-form' })
  const heading = h('h1', {}, words.text('setupHeading'))
  const page = pageFrame(words, storage, 'setupDocument', heading, title, container)
  document.body.append(page)

  function show(step: SetupKey | null, ...content: Node[]) {
    title.replaceChildren(...(step === null ? [] : [words.text(step)]))
    container.replaceChildren(...content)
    page.scrollTo({ top: 0 })
    container.querySelector<HTMLElement>('input, a, button')?.focus()
  }

  function storeUser(user: UserInfo) {
    if (storage.get('user')?.code !== user.code) storage.clearPersonal()
    storeToken(user.token)
    storage.set('user', user)
  }

  const link = (href: string, label: SetupKey) => h('a', { class: 'ap-login-next', href }, words.text(label))

  function showFailure(text: string) {
    const message = messageBox()
    message.show(text, 'warning')
    show(null, message.root, link(loginPath(PATHS.setup), 'setupLogIn'))
  }

  function showDone(invitation: FirstInvitation | null) {
    const handOver = invitation === null ? [] : [invitationView(words, invitation)]
    const next = h('p', { class: 'ap-login-hint' }, words.text('setupNext'))
    const open = link(PATHS.root, 'setupOpen')
    open.classList.add('ap-setup-main')
    show('setupDone', ...handOver, next, open)
  }

  function showUserStep(options: SetupOptions, sites: readonly string[]) {
    const step = userStep(context, options, sites, { onCreated: showDone, onSkipped: () => showDone(null) })
    show('setupStep3', step.root)
  }

  async function showSitesStep(): Promise<void> {
    const options = await caller.data(setupOptions, { token: readToken() })
    const step = sitesStep(context, options, async (user, sites) => {
      storeUser(user)
      showUserStep(options, sites)
    })
    show('setupStep2', step.root)
  }

  function showAdministratorStep(token: string) {
    const step = administratorStep(context, token, async user => {
      storeUser(user)
      await showSitesStep()
    })
    show('setupStep1', step.root)
  }

  if (!canEncrypt()) showFailure(words.get('needsHttps'))
  else if (setupToken !== null) showAdministratorStep(setupToken)
  else if (readToken() === null) showFailure(words.get('setupLost'))
  else showSitesStep().catch((failure: unknown) => showFailure(failureText(failure, words)))
}

import { CallFailure } from '@apron/contract/errors/call-failure'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { getRsaPublicKey } from '@apron/contract/sign-in/auth.calls'
import type { InvitedPerson } from '@apron/contract/sign-in/person-link'
import { readPersonLink, usePersonLink } from '@apron/contract/sign-in/person-link.calls'
import { fillText } from '@apron/contract/texts/fill-text'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { createCaller } from '../../login/caller.ts'
import { messageBox } from '../../login/dialogs/message-box.ts'
import { h } from '../../login/dom.ts'
import { failureText } from '../../login/failure-text.ts'
import { actionForm } from '../../login/form/action-form.ts'
import { newPasswordTexts } from '../../login/form/new-password.texts.ts'
import { newPassword } from '../../login/form/new-password.ts'
import { pageFrame } from '../../login/frame/page-frame.ts'
import { createWords, type Words } from '../../login/words.ts'
import { PATHS } from '../../paths.ts'
import { canEncrypt } from '../../platform/passwords/encrypt-password.ts'
import { sealPassword } from '../../platform/passwords/seal-password.ts'
import { currentLanguage } from '../../platform/preferences/preferences.ts'
import { type FirstDocumentPage, takeLinkToken } from '../first-document-page.ts'
import { type WelcomeKey, welcomeTexts } from './welcome.texts.ts'

/** Lets an invited person set the first password with a one-time link, without a login. */
export const openPage: FirstDocumentPage = ({ storage }) => {
  const token = takeLinkToken()
  const words = createWords(currentLanguage(storage), { ...newPasswordTexts, ...welcomeTexts })
  const caller = createCaller(() => words.language)
  const place = h('div', { class: 'ap-login-form' })
  const { page, follow } = pageFrame(words, storage, h('h1', {}, words.text('welcomeHeading')), place)
  follow('welcomeDocument')
  document.body.append(page)

  const toLogin = () => h('a', { class: 'ap-login-next', href: PATHS.login }, words.text('welcomeLogIn'))

  function say(text: string, kind: 'error' | 'done', ...beside: Node[]) {
    const message = messageBox()
    message.show(text, kind)
    place.replaceChildren(message.root, ...beside)
  }

  function ask(person: InvitedPerson, link: string) {
    const { userCode, nameZh, nameEn, madeBy, madeAt } = person
    const name = h('strong')
    words.follow(() => {
      name.textContent = words.language === 'zh' ? nameZh : nameEn
    })
    const made = h('p', { class: 'ap-login-hint' })
    words.follow(() => {
      made.textContent = madeText(words, madeBy, madeAt)
    })
    const chosen = newPassword(words, 'welcome', () => [userCode, nameZh, nameEn])
    // Tells password managers which account the password is for.
    const account = h('input', {
      type: 'hidden',
      name: 'username',
      autocomplete: 'username',
      value: userCode,
    })
    const form = actionForm(
      words,
      [
        h('p', { class: 'ap-login-person' }, name, ' ', h('code', {}, userCode)),
        made,
        account,
        ...chosen.roots,
      ],
      {
        submit: 'welcomeSet',
        busy: 'welcomeSetting',
        async onSubmit() {
          if (await chosen.refuse()) return
          const { publicKey } = await caller.data(getRsaPublicKey)
          const password = await sealPassword(chosen.value(), link, publicKey)
          await caller.data(usePersonLink, { body: { token: link, password } })
          say(words.get('welcomeDone'), 'done', toLogin())
        },
      },
    )
    place.replaceChildren(form.root)
    chosen.first.input.focus()
  }

  async function read(link: string): Promise<void> {
    place.replaceChildren(h('p', { class: 'ap-login-hint', role: 'status' }, words.text('welcomeReading')))
    try {
      ask(await caller.data(readPersonLink, { body: { token: link } }), link)
    } catch (failure) {
      const refused = failure instanceof CallFailure && failure.kind === 'answer'
      const again = h('button', { type: 'button', class: 'ap-login-submit' }, words.text('welcomeAgain'))
      again.addEventListener('click', () => void read(link))
      say(failureText(failure, words), 'error', refused ? toLogin() : again)
    }
  }

  if (token === null) say(SERVER_ERRORS.personLinkInvalid[words.language], 'error', toLogin())
  else if (!canEncrypt()) say(words.get('needsHttps'), 'error')
  else void read(token)
}

/**
 * Says when and by whom the link was created, for people who did not expect it. Only the time if the creator
 * is unknown.
 */
function madeText(words: Words<WelcomeKey>, by: InvitedPerson['madeBy'], at: string): string {
  const values = { at: wireMinute(at) }
  if (by === null) return fillText(words.get('welcomeMade'), values)
  const name = words.language === 'zh' ? by.nameZh : by.nameEn
  return fillText(words.get('welcomeMadeBy'), { ...values, name, code: by.code })
}

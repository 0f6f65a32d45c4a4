import { CallFailure } from '@apron/contract/errors/call-failure'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { getRsaPublicKey } from '@apron/contract/sign-in/auth.calls'
import type { InvitedPerson } from '@apron/contract/sign-in/person-link'
import { readPersonLink, usePersonLink } from '@apron/contract/sign-in/person-link.calls'
import { fillText } from '@apron/contract/texts/fill-text'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { createCaller } from '../../login/caller.ts'
import { messageBox } from '../../login/dialogs/message-box.ts'
import { h } from '../../login/dom.ts'
import { failureText } from '../../login/failure-text.ts'
import { actionForm } from '../../login/form/action-form.ts'
import { newPasswordTexts } from '../../login/form/new-password.texts.ts'
import { newPassword } from '../../login/form/new-password.ts'
import { pageFrame } from '../../login/frame/page-frame.ts'
import { createWords } from '../../login/words.ts'
import { PATHS } from '../../paths.ts'
import { canEncrypt } from '../../platform/passwords/encrypt-password.ts'
import { sealPassword } from '../../platform/passwords/seal-password.ts'
import { currentLanguage } from '../../platform/preferences/preferences.ts'
import { type FirstDocumentPage, takeLinkToken } from '../first-document-page.ts'
import { welcomeTexts } from './welcome.texts.ts'

/** Lets an invited person set the first password with a one-time link, without a login. */
export const openPage: FirstDocumentPage = ({ storage }) => {
  const token = takeLinkToken()
  const words = createWords(currentLanguage(storage), { ...newPasswordTexts, ...welcomeTexts })
  const caller = createCaller(() => words.language)
  const container = h('div', { class: 'ap-login-form' })
  const heading = h('h1', {}, words.text('welcomeHeading'))
  document.body.append(pageFrame(words, storage, 'welcomeDocument', heading, container))

  const loginLink = () => h('a', { class: 'ap-login-next', href: PATHS.login }, words.text('welcomeLogIn'))

  function show(text: string, kind: 'error' | 'done', ...actions: Node[]) {
    const message = messageBox()
    message.show(text, kind)
    container.replaceChildren(message.root, ...actions)
  }

  function askPassword(person: InvitedPerson, link: string) {
    const { userCode, nameZh, nameEn } = person
    const name = h('strong', {}, words.text({ zh: nameZh, en: nameEn }))
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
        h('p', { class: 'ap-login-hint' }, words.text(createdText(person))),
        account,
        ...chosen.roots,
      ],
      {
        submit: 'welcomeSet',
        busy: 'welcomeSetting',
        async onSubmit() {
          if (await chosen.showErrors()) return
          const { publicKey } = await caller.data(getRsaPublicKey)
          const password = await sealPassword(chosen.value(), link, publicKey)
          await caller.data(usePersonLink, { body: { token: link, password } })
          show(words.get('welcomeDone'), 'done', loginLink())
        },
      },
    )
    container.replaceChildren(form.root)
    chosen.first.input.focus()
  }

  async function load(link: string): Promise<void> {
    container.replaceChildren(
      h('p', { class: 'ap-login-hint', role: 'status' }, words.text('welcomeReading')),
    )
    try {
      askPassword(await caller.data(readPersonLink, { body: { token: link } }), link)
    } catch (failure) {
      const isRejected = failure instanceof CallFailure && failure.kind === 'answer'
      const retry = h('button', { type: 'button', class: 'ap-login-submit' }, words.text('welcomeAgain'))
      retry.addEventListener('click', () => void load(link))
      show(failureText(failure, words), 'error', isRejected ? loginLink() : retry)
    }
  }

  if (token === null) show(SERVER_ERRORS.personLinkInvalid[words.language], 'error', loginLink())
  else if (!canEncrypt()) show(words.get('needsHttps'), 'error')
  else void load(token)
}

/**
 * Says when and by whom the link was created, for people who did not expect it. Only the time if the creator
 * is unknown.
 */
function createdText({ madeBy: creator, madeAt }: InvitedPerson): TextPair {
  const at = wireMinute(madeAt)
  const { welcomeMade: withoutCreator, welcomeMadeBy: withCreator } = welcomeTexts
  if (creator === null)
    return { zh: fillText(withoutCreator.zh, { at }), en: fillText(withoutCreator.en, { at }) }
  return {
    zh: fillText(withCreator.zh, { at, name: creator.nameZh, code: creator.code }),
    en: fillText(withCreator.en, { at, name: creator.nameEn, code: creator.code }),
  }
}

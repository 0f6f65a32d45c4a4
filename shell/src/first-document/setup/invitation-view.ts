import type { FirstInvitation } from '@apron/contract/sign-in/setup'
import { h } from '../../login/dom.ts'
import { PATHS } from '../../paths.ts'
import { type SetupWords, textField } from './setup-parts.ts'

/** Renders the link to hand over, which is shown only once. */
export function invitationView(words: SetupWords, { userCode, token }: FirstInvitation): HTMLElement {
  const link = textField(words, 'setupLink', 'setup-link')
  link.input.removeAttribute('maxlength')
  link.input.readOnly = true
  link.input.value = `${location.origin}${PATHS.welcome}?token=${token}`
  link.input.addEventListener('focus', () => link.input.select())
  const status = h('p', { class: 'ap-login-hint', role: 'status' })
  const copy = h('button', { type: 'button', class: 'ap-login-beside' }, words.text('setupCopy'))
  link.row.append(copy)
  copy.addEventListener('click', () => {
    link.input.select()
    void navigator.clipboard.writeText(link.input.value).then(
      () => status.replaceChildren(words.text('setupCopied')),
      // Clipboard access denied: the link is selected for copying by keyboard.
      () => undefined,
    )
  })
  return h(
    'div',
    { class: 'ap-login-form' },
    h('p', { class: 'ap-login-hint' }, words.text('setupLinkFor'), ' ', h('code', {}, userCode)),
    link.root,
    h('p', { class: 'ap-login-hint' }, words.text('setupLinkText')),
    status,
  )
}

import { CallFailure } from '@apron/contract/errors/call-failure'
import { isComposing } from '@apron/contract/rules/forms/is-composing'
import { changePassword } from '@apron/contract/sign-in/password.calls'
import { createCaller } from '../../login/caller.ts'
import { h } from '../../login/dom.ts'
import { failureText } from '../../login/failure-text.ts'
import { actionForm } from '../../login/form/action-form.ts'
import { newPasswordTexts } from '../../login/form/new-password.texts.ts'
import { newPassword } from '../../login/form/new-password.ts'
import { sealPassword } from '../../platform/passwords/seal-password.ts'
import {
  applyPreferences,
  currentLanguage,
  currentPreferences,
} from '../../platform/preferences/preferences.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { FirstDocumentPage } from '../first-document-page.ts'
import { type PortalCallbacks, portalCallbacks } from './password-callbacks.ts'
import './password-page.css'
import { createWords } from '../../login/words.ts'
import { passwordPageTexts } from './password-page.texts.ts'

/**
 * The portal's own page in the change-password dialog. It asks for the new password and communicates with the
 * dialog only through callbacks (AUTH-13).
 */
export const openPage: FirstDocumentPage = ({ storage }) => {
  addEventListener('storage', () => applyPreferences(currentPreferences(storage)))
  void portalCallbacks().then(portal => draw(storage, portal))
}

function draw(storage: Storage, portal: PortalCallbacks): void {
  const words = createWords(currentLanguage(storage), { ...newPasswordTexts, ...passwordPageTexts })
  const caller = createCaller(() => words.language)
  const user = storage.get('user')
  const chosen = newPassword(words, 'change', () => (user === null ? [] : [user.code, user.name]))
  const cancel = h('button', { type: 'button', class: 'ap-login-beside' }, words.text('pageCancel'))
  const form = actionForm(words, chosen.roots, {
    submit: 'pageSave',
    busy: 'pageSaving',
    buttons: save => [h('div', { class: 'ap-password-buttons' }, cancel, save)],
    onSubmit: () => attempt().catch(report),
  })

  async function attempt(): Promise<void> {
    if (await chosen.showErrors()) return
    const currentPassword = await portal.get('currentPassword')
    const publicKey = await portal.get('publicKey')
    const authorization = await portal.get('authorization')
    const sealed = await sealPassword(chosen.value(), authorization, publicKey)
    await caller.data(changePassword, { body: { authorization, currentPassword, newPassword: sealed } })
    portal.send({ signal: 'success' })
  }

  function report(failure: unknown): void {
    if (failure instanceof CallFailure) {
      // The dialog has its own text for a refusal without a message (AUTH-14).
      const isSilent = failure.kind === 'answer' && failure.said === ''
      portal.send({ signal: 'error', message: isSilent ? '' : failureText(failure, words) })
    } else if (failure instanceof Error && failure.message !== '') {
      // The dialog asks for the current password itself; it may have been unable to start.
      portal.send({ signal: 'error', message: failure.message })
    }
  }

  cancel.addEventListener('click', () => portal.send({ signal: 'cancel' }))
  addEventListener('keydown', event => {
    if (event.key === 'Escape' && !isComposing(event)) portal.send({ signal: 'cancel' })
  })
  // Named, to distinguish it from the main landmark of the portal around the frame.
  const page = words.attribute(
    h('main', { class: 'ap-login ap-password-page' }, form.root),
    'aria-label',
    () => 'pageSave',
  )
  document.title = words.get('pageDocument')
  document.getElementById('shell')?.remove()
  document.body.append(page)
  new ResizeObserver(() => portal.send({ signal: 'height', px: page.offsetHeight })).observe(page)
}

import type { UserInfo } from '@apron/contract/organisation/user-info'
import { getRsaPublicKey } from '@apron/contract/sign-in/auth.calls'
import { firstAdministrator } from '@apron/contract/sign-in/setup.calls'
import { h } from '../../login/dom.ts'
import { type ActionForm, actionForm } from '../../login/form/action-form.ts'
import { newPassword } from '../../login/form/new-password.ts'
import { showFieldErrors } from '../../login/form/show-field-errors.ts'
import { sealPassword } from '../../platform/passwords/seal-password.ts'
import { personFields, type StepContext } from './setup-parts.ts'

/** Renders step 1: the administrator, with the token of the printed link. */
export function administratorStep(
  { words, caller }: StepContext,
  setupToken: string,
  onCreated: (user: UserInfo) => Promise<void>,
): ActionForm {
  const person = personFields(words, 'administrator')
  const chosen = newPassword(words, 'administrator', () => Object.values(person.values()))
  return actionForm(
    words,
    [h('p', { class: 'ap-login-hint' }, words.text('setupWelcome')), ...person.roots, ...chosen.roots],
    {
      submit: 'setupMake',
      busy: 'setupBusy',
      async onSubmit() {
        if (showFieldErrors(words, person.validate()) || (await chosen.showErrors())) return
        const { publicKey } = await caller.data(getRsaPublicKey)
        const password = await sealPassword(chosen.value(), setupToken, publicKey)
        const body = { setupToken, ...person.values(), password }
        await onCreated(await caller.data(firstAdministrator, { body }))
      },
    },
  )
}

import type { QuickPerson } from '@apron/contract/sign-in/quick-sign-in'
import { pinLogin } from '@apron/contract/sign-in/quick-sign-in.calls'
import { encryptPassword } from '../../platform/passwords/encrypt-password.ts'
import { deviceId } from '../../platform/preferences/device-id.ts'
import { openDialog } from '../dialogs/dialog.ts'
import { actionForm } from '../form/action-form.ts'
import { switchToChosenSite } from '../form/chosen-site.ts'
import { loginOutcome } from '../login-outcome.ts'
import { keypad } from './keypad.ts'
import { personLine, type QuickPart } from './quick-part.ts'
import { type Proof, prepareProof } from './ready-proof.ts'

/** Asks a person for their PIN on this device (AUTH-40). */
export function openPinDialog(part: QuickPart, person: QuickPerson): void {
  const { quick, caller, storage } = part
  const { input, pad, type } = keypad(quick)
  const takeProof = prepareProof(part.api)

  async function send(pin: string, { challenge, answer }: Proof) {
    const sealed = await encryptPassword(pin, answer.captchaKey, challenge.publicKey)
    const body = { person: person.id, ...answer, deviceId: deviceId(storage), ...sealed }
    return loginOutcome(await caller.send(pinLogin, { body }), part.rules, part.rejectsExpired)
  }

  async function logIn(): Promise<void> {
    const pin = input.value
    if (pin === '') {
      form.show(quick.get('enterPin'))
      return input.focus()
    }
    const outcome = await send(pin, await takeProof())
    if (outcome.kind === 'accepted') {
      const { user, siteError } = await switchToChosenSite(outcome.user, part)
      dialog.close()
      return await part.onAccepted(user, outcome.warning || siteError)
    }
    form.show(outcome.message || quick.get('loginRefused'))
    input.value = ''
    input.focus()
  }

  const form = actionForm<'submit' | 'busy'>(quick, [personLine(part, person), input, pad], {
    submit: 'submit',
    busy: 'busy',
    onSubmit: logIn,
  })
  const dialog = openDialog(quick, 'pinTitle', [form.root])
  // Accepts digits from a keyboard or badge reader, wherever the focus is.
  dialog.root.addEventListener('keydown', event => {
    if (event.target === input || !/^\d$/.test(event.key)) return
    event.preventDefault()
    input.focus()
    type(event.key)
  })
  input.focus()
}

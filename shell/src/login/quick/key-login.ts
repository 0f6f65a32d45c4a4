import { beginKeyLogin, keyLogin } from '@apron/contract/sign-in/security-keys.calls'
import { startAuthentication } from '@simplewebauthn/browser'
import { deviceId } from '../../platform/preferences/device-id.ts'
import { createCaller } from '../caller.ts'
import type { MessageBox } from '../dialogs/message-box.ts'
import { switchToChosenSite } from '../form/chosen-site.ts'
import { loginOutcome } from '../login-outcome.ts'
import { createWords } from '../words.ts'
import { type QuickTextKey, quickTexts } from './quick.texts.ts'
import type { QuickOptions } from './quick-part.ts'
import { prepareProof } from './ready-proof.ts'

interface KeyLoginPart extends QuickOptions {
  /** Shows instructions and errors. */
  readonly message: MessageBox
  /** Disabled while an attempt runs. */
  readonly button: HTMLButtonElement
}

/** Asks for a security key or badge and logs in its owner (AUTH-46). @throws CallFailure */
export async function logInByKey(part: KeyLoginPart): Promise<void> {
  const { button } = part
  button.disabled = true
  try {
    await attempt(part)
  } finally {
    button.disabled = false
  }
}

async function attempt(part: KeyLoginPart): Promise<void> {
  const { words, api, storage, message } = part
  const quick = createWords<QuickTextKey>(words.language, quickTexts)
  const caller = createCaller(() => words.language)
  // The proof of work runs while the user looks for the key.
  const takeProof = prepareProof(api)
  const optionsJSON = await caller.data(beginKeyLogin)
  message.show(quick.get('touchKey'), 'done')
  // Browsers do not reveal whether the user cancelled or has no key.
  const credential = await startAuthentication({ optionsJSON }).catch(() => null)
  if (credential === null) return message.show(quick.get('keyNotUsed'))
  const { answer } = await takeProof()
  const body = { ...answer, deviceId: deviceId(storage), credential }
  const outcome = loginOutcome(await caller.send(keyLogin, { body }), part.rules, part.rejectsExpired)
  if (outcome.kind === 'rejected') return message.show(outcome.message || quick.get('loginRefused'))
  const { user, siteError } = await switchToChosenSite(outcome.user, part)
  message.show('')
  await part.onAccepted(user, outcome.warning || siteError)
}

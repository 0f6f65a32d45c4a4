import { PIN_MAX_DIGITS } from '@apron/contract/limits/quick-sign-in'
import { type PinFault, pinFault } from '@apron/contract/rules/people/pin-fault'
import { beginConfirmation } from '@apron/contract/sign-in/confirmation.calls'
import type { QuickSignInState } from '@apron/contract/sign-in/quick-sign-in'
import { setPin } from '@apron/contract/sign-in/quick-sign-in.calls'
import type { TextsOf } from '@apron/contract/texts/pick-texts'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { PasswordField } from '@apron/ui/fields'
import { type FormEvent, useState } from 'react'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { sealPassword } from '../../platform/passwords/seal-password.ts'
import styles from './quick-sign-in.module.css'
import { quickSignInTexts } from './quick-sign-in.texts.ts'

type Texts = TextsOf<typeof quickSignInTexts>

const faultText = (fault: PinFault, texts: Texts) =>
  ({
    length: texts.faultLength,
    digits: texts.faultDigits,
    pattern: texts.faultPattern,
    number: texts.faultNumber,
    date: texts.faultDate,
  })[fault]

async function sendPin(http: HttpClient, pin: string): Promise<QuickSignInState> {
  const { challenge, publicKey } = await http.call(beginConfirmation)
  return await http.call(setPin, { body: { challenge, pin: await sealPassword(pin, challenge, publicKey) } })
}

interface PinFormProps {
  readonly http: HttpClient
  readonly userCode: string
  readonly hasPin: boolean
  /** Runs an operation and reports errors. */
  readonly runChange: (work: () => Promise<QuickSignInState>, successText: string) => Promise<void>
  readonly busy: boolean
}

/** Sets a PIN for this device, typed twice. */
export function PinForm({ http, userCode, hasPin, runChange, busy }: PinFormProps) {
  const texts = useTexts(quickSignInTexts)
  const [pin, setTyped] = useState('')
  const [repeated, setRepeated] = useState('')
  const [problem, setProblem] = useState<{ readonly first?: string; readonly second?: string }>({})

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const fault = pinFault(pin, userCode)
    if (fault !== null) return setProblem({ first: faultText(fault, texts) })
    if (pin !== repeated) return setProblem({ second: texts.notTheSame })
    setProblem({})
    await runChange(() => sendPin(http, pin), texts.pinSet)
    setTyped('')
    setRepeated('')
  }

  return (
    <form className={styles['form']} noValidate onSubmit={event => void submit(event)}>
      <PasswordField
        label={texts.newPin}
        name="new-pin"
        digits
        first
        autoComplete="off"
        maxLength={PIN_MAX_DIGITS}
        value={pin}
        error={problem.first}
        onChange={setTyped}
      />
      <PasswordField
        label={texts.repeatPin}
        name="repeat-pin"
        digits
        autoComplete="off"
        maxLength={PIN_MAX_DIGITS}
        value={repeated}
        error={problem.second}
        onChange={setRepeated}
      />
      <p className={styles['hint']}>{texts.pinHint}</p>
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" busy={busy}>
          {hasPin ? texts.changePin : texts.setPin}
        </Button>
      </div>
    </form>
  )
}

import { CallFailure } from '@apron/contract/errors/call-failure'
import { beginConfirmation, confirmPassword } from '@apron/contract/sign-in/confirmation.calls'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { PasswordField } from '@apron/ui/fields'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { canEncrypt } from '../../platform/passwords/encrypt-password.ts'
import { sealPassword } from '../../platform/passwords/seal-password.ts'
import { confirmPasswordTexts } from './confirm-password.texts.ts'
import styles from './confirm-password-dialog.module.css'

interface ConfirmPasswordDialogProps {
  readonly http: HttpClient
  readonly deviceId: string
  readonly onConfirmed: () => void
  readonly onClose: () => void
}

/** Sends the encrypted password. The ciphertext is valid once, and for this session only (security note T35). */
async function confirm(http: HttpClient, typed: string, deviceId: string): Promise<void> {
  const { challenge, publicKey } = await http.call(beginConfirmation)
  const password = await sealPassword(typed, challenge, publicKey)
  await http.call(confirmPassword, { body: { challenge, password, deviceId } })
}

/** Asks the logged-in user for the password and says why (AUTH-21). */
export function ConfirmPasswordDialog({ http, deviceId, onConfirmed, onClose }: ConfirmPasswordDialogProps) {
  const texts = useTexts(confirmPasswordTexts)
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending) return
    if (typed === '') {
      setProblem(texts.enterPassword)
      field.current?.focus()
      return
    }
    setSending(true)
    try {
      await confirm(http, typed, deviceId)
      onConfirmed()
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setSending(false)
      setTyped('')
      // The client reports a missing response above the page.
      setProblem(error.kind === 'answer' ? error.said : texts.notSent)
      field.current?.focus()
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        canEncrypt() && (
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button kind="primary" type="submit" form={form} busy={isSending}>
              {texts.confirm}
            </Button>
          </>
        )
      }
    >
      {canEncrypt() ? (
        <form
          id={form}
          className={styles['form']}
          noValidate
          onSubmit={event => {
            void send(event)
          }}
        >
          <p className={styles['why']}>{texts.why}</p>
          <PasswordField
            ref={field}
            label={texts.password}
            name="current-password"
            autoComplete="current-password"
            value={typed}
            error={problem !== '' && problem}
            first
            onChange={value => {
              setTyped(value)
              setProblem('')
            }}
          />
        </form>
      ) : (
        texts.needsHttps
      )}
    </Dialog>
  )
}

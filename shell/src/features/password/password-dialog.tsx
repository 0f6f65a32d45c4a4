import { useTexts } from '@apron/sdk/texts'
import { Dialog } from '@apron/ui/dialog'
import { PasswordField } from '@apron/ui/fields'
import { type FormEvent, useRef, useState } from 'react'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { canEncrypt } from '../../platform/passwords/encrypt-password.ts'
import { passwordTexts } from './password.texts.ts'
import { createAttempts } from './password-attempt.ts'
import styles from './password-dialog.module.css'
import { PasswordFrame } from './password-frame.tsx'

interface PasswordDialogProps {
  readonly http: HttpClient
  readonly deviceId: string
  /** Address of the page to frame: the portal's own or one configured by the deployment. */
  readonly pageUrl: string
  /** @param nextToken the session's new token; null if this page started no attempt */
  readonly onChanged: (nextToken: string | null) => void
  /** Shows the page's message, or clears it if empty. */
  readonly onError: (message: string) => void
  readonly onClose: () => void
}

/**
 * The change-password dialog (AUTH-13). The current password is entered here and never leaves unencrypted;
 * the framed page below asks for the new one, so that both look like one form.
 */
export function PasswordDialog(props: PasswordDialogProps) {
  const { http, deviceId, pageUrl, onChanged, onError, onClose } = props
  const texts = useTexts(passwordTexts)
  const [current, setCurrent] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const frame = useRef<{ focus(): void }>(null)

  async function readCurrentPassword(): Promise<string> {
    const password = field.current?.value ?? ''
    setMissing(password === '')
    if (password !== '') return password
    field.current?.focus()
    // The field already shows the error.
    throw new Error('')
  }
  const [attempts] = useState(() => createAttempts(http, deviceId))

  /** Moves on to the new password on Enter. */
  function continueOnEnter(event: FormEvent) {
    event.preventDefault()
    frame.current?.focus()
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} width={560}>
      {canEncrypt() ? (
        <form className={styles['form']} noValidate onSubmit={continueOnEnter}>
          <PasswordField
            ref={field}
            label={texts.current}
            name="current-password"
            autoComplete="current-password"
            value={current}
            error={missing && texts.enterCurrent}
            onChange={value => {
              setCurrent(value)
              setMissing(false)
            }}
          />
          <PasswordFrame
            ref={frame}
            pageUrl={pageUrl}
            callbacks={{
              provideValue: requested => attempts.provideValue(requested, readCurrentPassword),
              ready: () => field.current?.focus(),
              success: () => onChanged(attempts.nextToken()),
              cancel: onClose,
              error: onError,
            }}
          />
        </form>
      ) : (
        <p className={styles['state']}>{texts.needsHttps}</p>
      )}
    </Dialog>
  )
}

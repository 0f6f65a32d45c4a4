import type { QuickSignInState } from '@apron/contract/sign-in/quick-sign-in'
import { endPin, quickSignInState } from '@apron/contract/sign-in/quick-sign-in.calls'
import { fillText } from '@apron/contract/texts/fill-text'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Alert, ErrorState, Skeleton, toast } from '@apron/ui/feedback'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { canEncrypt } from '../../platform/passwords/encrypt-password.ts'
import { PinForm } from './pin-form.tsx'
import styles from './quick-sign-in.module.css'
import { quickSignInTexts } from './quick-sign-in.texts.ts'
import { SecurityKeys } from './security-keys.tsx'
import { useServerState } from './use-server-state.ts'

interface QuickSignInDialogProps {
  readonly http: HttpClient
  readonly userCode: string
  /** Called after a change. The login form of this device then asks who can quickly sign in. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Manages the user's login methods on this device besides the password (AUTH-43). */
export function QuickSignInDialog({ http, userCode, onChanged, onClose }: QuickSignInDialogProps) {
  const texts = useTexts(quickSignInTexts)
  const { state, problem, busy, run } = useServerState(
    http,
    quickSignInState,
    texts.needsNetwork,
    canEncrypt(),
  )

  async function runChange(work: () => Promise<QuickSignInState>, successText: string): Promise<void> {
    if (!(await run(work))) return
    onChanged()
    toast.success(successText)
  }

  function content() {
    if (!canEncrypt()) return <Alert meaning="amber">{texts.needsHttps}</Alert>
    if (state === null) {
      return problem === '' ? (
        <Skeleton lines={4} />
      ) : (
        <ErrorState text={problem} onRetry={() => void run(() => http.call(quickSignInState))} />
      )
    }
    const { pinUntil } = state
    return (
      <>
        <p className={styles['hint']}>{texts.hint}</p>
        {problem !== '' && <Alert meaning="red">{problem}</Alert>}
        <section className={styles['part']}>
          <div className={styles['head']}>
            <h3>{texts.pin}</h3>
            {pinUntil !== null && (
              <Button
                size="small"
                disabled={busy}
                onClick={() => void runChange(() => http.call(endPin), texts.pinEnded)}
              >
                {texts.endPin}
              </Button>
            )}
          </div>
          <p>{pinUntil === null ? texts.noPin : fillText(texts.pinUntil, { time: wireMinute(pinUntil) })}</p>
          <PinForm
            http={http}
            userCode={userCode}
            hasPin={pinUntil !== null}
            runChange={runChange}
            busy={busy}
          />
        </section>
        <SecurityKeys http={http} />
      </>
    )
  }

  return (
    <Dialog open title={texts.title} busy={busy} onClose={onClose}>
      {content()}
    </Dialog>
  )
}

import { useTexts } from '@apron/sdk/texts'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { passwordTexts } from './password.texts.ts'
import { type PasswordCallbacks, speakWithFrame } from './password-channel.ts'
import styles from './password-dialog.module.css'

interface PasswordFrameProps {
  readonly ref: Ref<{ focus(): void }>
  /** The page to frame: our own, or the one of the deployment. */
  readonly pageUrl: string
  readonly callbacks: Omit<PasswordCallbacks, 'height'>
}

/** A page that has not said anything by then is not there. */
const SILENT_AFTER_MS = 15_000
/** Of our own page with its two fields and buttons; whatever page it is says how high it really is. */
const FIRST_HEIGHT_PX = 240

/** The framed page that asks for the new password, as high as it says (AUTH-13). */
export function PasswordFrame({ ref, pageUrl, callbacks }: PasswordFrameProps) {
  const texts = useTexts(passwordTexts)
  const [height, setHeight] = useState(FIRST_HEIGHT_PX)
  const [state, setState] = useState<'loading' | 'ready' | 'silent'>('loading')
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useEffectEvent(() => callbacks)

  useImperativeHandle(ref, () => ({
    focus() {
      frame.current?.focus()
      frame.current?.contentWindow?.focus()
    },
  }))

  useEffect(() => {
    const shown = frame.current
    if (shown === null) return undefined
    const stop = speakWithFrame(shown, new URL(pageUrl, location.href).origin, {
      answer: question => latest().answer(question),
      ready() {
        setState('ready')
        latest().ready()
      },
      height: setHeight,
      success: () => latest().success(),
      cancel: () => latest().cancel(),
      error: message => latest().error(message),
    })
    // Only now, so that its first word is heard.
    shown.src = pageUrl
    const timer = setTimeout(() => setState(now => (now === 'loading' ? 'silent' : now)), SILENT_AFTER_MS)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [pageUrl])

  return (
    <>
      {state !== 'ready' && (
        <p className={styles['state']} role={state === 'silent' ? 'alert' : 'status'}>
          {state === 'silent' ? texts.silent : texts.loading}
        </p>
      )}
      <iframe
        ref={frame}
        className={styles['frame']}
        title={texts.page}
        style={{ height }}
        data-ready={state === 'ready' || undefined}
        referrerPolicy="no-referrer"
        // It may not lead the window elsewhere; its origin must stay its own, or nobody could tell it from another.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the page is ours or the deployment's, named in the policy
        sandbox="allow-scripts allow-same-origin allow-forms"
      />
    </>
  )
}

import { useTexts } from '@apron/sdk/texts'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { passwordTexts } from './password.texts.ts'
import { openPasswordChannel, type PasswordCallbacks } from './password-channel.ts'
import styles from './password-dialog.module.css'

interface PasswordFrameProps {
  readonly ref: Ref<{ focus(): void }>
  /** Address of the page to frame: the portal's own or one configured by the deployment. */
  readonly pageUrl: string
  readonly callbacks: Omit<PasswordCallbacks, 'height'>
}

/** A page that is silent for this long counts as unavailable. */
const SILENT_AFTER_MS = 15_000
/** Height of the portal's own page. Every page reports its actual height. */
const FIRST_HEIGHT_PX = 240

/** The framed page that asks for the new password, sized to the height it reports (AUTH-13). */
export function PasswordFrame({ ref, pageUrl, callbacks }: PasswordFrameProps) {
  const texts = useTexts(passwordTexts)
  const [height, setHeight] = useState(FIRST_HEIGHT_PX)
  const [state, setState] = useState<'loading' | 'ready' | 'silent'>('loading')
  const frame = useRef<HTMLIFrameElement>(null)
  const latestCallbacks = useEffectEvent(() => callbacks)

  useImperativeHandle(ref, () => ({
    focus() {
      frame.current?.focus()
      frame.current?.contentWindow?.focus()
    },
  }))

  useEffect(() => {
    const iframe = frame.current
    if (iframe === null) return undefined
    const stop = openPasswordChannel(iframe, new URL(pageUrl, location.href).origin, {
      provideValue: requested => latestCallbacks().provideValue(requested),
      ready() {
        setState('ready')
        latestCallbacks().ready()
      },
      height: setHeight,
      success: () => latestCallbacks().success(),
      cancel: () => latestCallbacks().cancel(),
      error: message => latestCallbacks().error(message),
    })
    // Set only after the listener, so that the first message is received.
    iframe.src = pageUrl
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
        // The frame may not navigate the window. It needs its own origin, by which it is recognised.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the page is the portal's or the deployment's, named in the policy
        sandbox="allow-scripts allow-same-origin allow-forms"
      />
    </>
  )
}

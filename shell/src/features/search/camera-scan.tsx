import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { readCode } from '@apron/ui/scan'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { searchTexts } from './search.texts.ts'
import styles from './search-dialog.module.css'

interface CameraScanProps {
  readonly onCode: (text: string) => void
  readonly onStop: () => void
}

/**
 * Shows the camera image until it reads a code. The camera stops as soon as this unmounts or the page is
 * hidden.
 */
export function CameraScan({ onCode, onStop }: CameraScanProps) {
  const texts = useTexts(searchTexts)
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const tell = useEffectEvent((code: string | null) => {
    if (code !== null) onCode(code)
  })
  const stopUnseen = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') onStop()
  })

  useEffect(() => {
    const { current } = video
    if (current === null) return undefined
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('visibilitychange', stopUnseen, { signal })
    readCode(current, signal).then(tell, () => setFailed(true))
    return () => stop.abort()
  }, [])

  return (
    <div className={styles['camera']}>
      {/* oxlint-disable-next-line media-has-caption -- a camera image has no sound */}
      <video ref={video} className={styles['picture']} hidden={failed} muted playsInline aria-hidden />
      <p role={failed ? 'alert' : 'status'}>{failed ? texts.cameraFailed : texts.aim}</p>
      <Button onClick={onStop}>{texts.stopScan}</Button>
    </div>
  )
}

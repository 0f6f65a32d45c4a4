import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { useCodeCamera } from '@apron/ui/scan'
import { useEffect, useEffectEvent } from 'react'
import { searchTexts } from './search.texts.ts'
import styles from './search-dialog.module.css'

interface CameraScanProps {
  readonly onCode: (text: string) => void
  readonly onStop: () => void
}

/** What the camera sees, until it sees a code. It is off as soon as this is gone, or nobody sees the page. */
export function CameraScan({ onCode, onStop }: CameraScanProps) {
  const texts = useTexts(searchTexts)
  const { video, failed } = useCodeCamera(onCode)
  const stopUnseen = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') onStop()
  })

  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener('visibilitychange', stopUnseen, { signal: stop.signal })
    return () => stop.abort()
  }, [])

  return (
    <div className={styles['camera']}>
      {/* oxlint-disable-next-line media-has-caption -- what stands before the camera says nothing */}
      <video ref={video} className={styles['picture']} hidden={failed} muted playsInline aria-hidden />
      <p role={failed ? 'alert' : 'status'}>{failed ? texts.cameraFailed : texts.aim}</p>
      <Button onClick={onStop}>{texts.stopScan}</Button>
    </div>
  )
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { canReadCodes, readCode } from './read-code.ts'

export interface CodeCameraProps {
  readonly onCode: (text: string) => void
  readonly onStop: () => void
  /** Asks the person to point the camera at a code. */
  readonly aim: string
  /** Says that the camera cannot be used. */
  readonly failed: string
  readonly stop: string
}

/** Shows the camera until it reads a code. The camera is off once the component is gone or the page is hidden. */
export function CodeCamera({ onCode, onStop, aim, failed, stop }: CodeCameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const onResult = useEffectEvent((code: string | null) => {
    if (code !== null) onCode(code)
  })
  const stopWhenHidden = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') onStop()
  })

  useEffect(() => {
    const { current } = video
    if (current === null) return undefined
    const unmounted = new AbortController()
    const { signal } = unmounted
    document.addEventListener('visibilitychange', stopWhenHidden, { signal })
    readCode(current, signal).then(onResult, () => setFailed(true))
    return () => unmounted.abort()
  }, [])

  return (
    <div className="ap-code-camera">
      {/* oxlint-disable-next-line media-has-caption -- the picture has no sound */}
      <video ref={video} hidden={hasFailed} muted playsInline aria-hidden />
      <p role={hasFailed ? 'alert' : 'status'}>{hasFailed ? failed : aim}</p>
      <Button onClick={onStop}>{stop}</Button>
    </div>
  )
}

export interface CodeScanProps extends Omit<CodeCameraProps, 'onStop'> {
  readonly start: string
}

/** A button that opens the camera for one code. Renders nothing if the browser cannot read codes. */
export function CodeScan({ start, onCode, ...texts }: CodeScanProps) {
  const [isOn, setOn] = useState(false)
  const stop = () => setOn(false)
  if (!canReadCodes()) return null
  if (!isOn) return <Button onClick={() => setOn(true)}>{start}</Button>
  const handleCode = (code: string) => {
    stop()
    onCode(code)
  }
  return <CodeCamera {...texts} onCode={handleCode} onStop={stop} />
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readCode } from './read-code.ts'

/** Reads one code with the camera while the component is shown. @returns the ref of the video, and whether the camera may not be used */
export function useCodeCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const take = useEffectEvent((code: string | null) => {
    if (code !== null) onCode(code)
  })
  useEffect(() => {
    const { current } = video
    if (current === null) return undefined
    const stop = new AbortController()
    readCode(current, stop.signal).then(take, () => setFailed(true))
    return () => stop.abort()
  }, [])
  return { video, failed }
}

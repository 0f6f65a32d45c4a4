import { useEffect, useState } from 'react'
import { addVisibility, timeUntilReadable, UNSEEN } from './read-time.ts'

/** Returns true once the message was visible long enough. @param sid another message restarts the time */
export function useReadable(sid: string): boolean {
  const [readable, setReadable] = useState('')

  useEffect(() => {
    let seen = UNSEEN
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const now = performance.now()
      seen = addVisibility(seen, document.visibilityState === 'visible', now)
      clearTimeout(timer)
      const wait = timeUntilReadable(seen, now)
      if (wait !== null) timer = setTimeout(() => setReadable(sid), wait)
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [sid])

  return readable === sid
}

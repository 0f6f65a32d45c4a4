import { useEffect, useInsertionEffect, useRef, useState } from 'react'

const MINUTE_MS = 60_000
/** Clears the page for people who walk away from a shared computer. */
const CLEAR_AFTER_MS = 20 * MINUTE_MS
const WARN_BEFORE_MS = 2 * MINUTE_MS

const ACTIVITY = ['pointerdown', 'keydown', 'scroll'] as const

/** Clears the input after 20 minutes of inactivity, also in a hidden tab. @returns true when that is about to happen */
export function useIdleClearing(isEnabled: boolean, onClear: () => void): boolean {
  const [isWarning, setWarning] = useState(false)
  const timers = useRef<number[]>([])
  const latestOnClear = useRef(onClear)
  useInsertionEffect(() => {
    latestOnClear.current = onClear
  })
  useEffect(() => {
    function stop(): void {
      for (const timer of timers.current) window.clearTimeout(timer)
      timers.current = []
    }
    function restart(): void {
      stop()
      setWarning(false)
      timers.current = [
        window.setTimeout(() => setWarning(true), CLEAR_AFTER_MS - WARN_BEFORE_MS),
        window.setTimeout(() => {
          setWarning(false)
          latestOnClear.current()
        }, CLEAR_AFTER_MS),
      ]
    }
    if (!isEnabled) {
      stop()
      return undefined
    }
    restart()
    for (const event of ACTIVITY) window.addEventListener(event, restart, { capture: true, passive: true })
    // The timer keeps running in a hidden tab, where nobody can use this page.
    return () => {
      for (const event of ACTIVITY) window.removeEventListener(event, restart, { capture: true })
    }
  }, [isEnabled])
  return isWarning
}

import { useEffect, useInsertionEffect, useRef, useState } from 'react'

const MINUTE_MS = 60_000
/** Clears the page for people who walk away from a shared computer. */
const CLEARED_AFTER_MS = 20 * MINUTE_MS
const WARNED_BEFORE_MS = 2 * MINUTE_MS

const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

/** Clears the input after 20 minutes of inactivity, also in a hidden tab. @returns whether that is about to happen */
export function useIdleClearing(isOn: boolean, onClear: () => void): boolean {
  const [isWarned, setWarned] = useState(false)
  const timers = useRef<number[]>([])
  const newest = useRef(onClear)
  useInsertionEffect(() => {
    newest.current = onClear
  })
  useEffect(() => {
    function stop(): void {
      for (const timer of timers.current) window.clearTimeout(timer)
      timers.current = []
    }
    function begin(): void {
      stop()
      setWarned(false)
      timers.current = [
        window.setTimeout(() => setWarned(true), CLEARED_AFTER_MS - WARNED_BEFORE_MS),
        window.setTimeout(() => {
          setWarned(false)
          newest.current()
        }, CLEARED_AFTER_MS),
      ]
    }
    if (!isOn) {
      stop()
      return undefined
    }
    begin()
    for (const touch of TOUCHES) window.addEventListener(touch, begin, { capture: true, passive: true })
    // The timer keeps running in a hidden tab, where nothing of this page can be touched.
    return () => {
      for (const touch of TOUCHES) window.removeEventListener(touch, begin, { capture: true })
    }
  }, [isOn])
  return isWarned
}

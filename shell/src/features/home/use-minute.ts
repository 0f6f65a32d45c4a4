import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time, renewed at each full minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const untilNext = () => MINUTE_MS - (Date.now() % MINUTE_MS)
    const tick = () => {
      setNow(new Date())
      timer = setTimeout(tick, untilNext())
    }
    let timer = setTimeout(tick, untilNext())
    return () => clearTimeout(timer)
  }, [])
  return now
}

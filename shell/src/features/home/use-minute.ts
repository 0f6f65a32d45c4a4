import { serverNow } from '@apron/contract/wire/formats/server-time'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Returns the server's time, updated every full minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const untilNext = () => MINUTE_MS - (serverNow().getTime() % MINUTE_MS)
    const tick = () => {
      setNow(serverNow())
      timer = setTimeout(tick, untilNext())
    }
    let timer = setTimeout(tick, untilNext())
    return () => clearTimeout(timer)
  }, [])
  return now
}

import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { useEffect, useRef, useState } from 'react'
import { messagesTexts } from '../messages.texts.ts'
import { type Arrivals, addArrivals, announcementDelay } from './arrivals.ts'

/** Announces new messages to screen readers, politely and at most every 30 s. */
export function ArrivalAnnouncer({ unread }: { readonly unread: number }) {
  const texts = useTexts(messagesTexts)
  const arrivals = useRef<Arrivals>({ unread, waiting: 0, announcedAt: null })
  const [announced, setAnnounced] = useState(0)

  useEffect(() => {
    arrivals.current = addArrivals(arrivals.current, unread)
    const wait = announcementDelay(arrivals.current, Date.now())
    if (wait === null) return undefined
    const timer = setTimeout(() => {
      setAnnounced(arrivals.current.waiting)
      arrivals.current = { ...arrivals.current, waiting: 0, announcedAt: Date.now() }
    }, wait)
    return () => clearTimeout(timer)
  }, [unread])

  return (
    <output className="ap-hidden-text">
      {announced === 0
        ? ''
        : announced === 1
          ? texts.arrivedOne
          : fillText(texts.arrived, { count: announced })}
    </output>
  )
}

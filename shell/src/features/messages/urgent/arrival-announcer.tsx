import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { useEffect, useRef, useState } from 'react'
import { messagesTexts } from '../messages.texts.ts'
import { type Arrivals, announceIn, arrived } from './arrivals.ts'

/** Announces new messages to screen readers, politely and at most every 30 s. */
export function ArrivalAnnouncer({ unread }: { readonly unread: number }) {
  const texts = useTexts(messagesTexts)
  const arrivals = useRef<Arrivals>({ unread, waiting: 0, toldAt: null })
  const [told, setTold] = useState(0)

  useEffect(() => {
    arrivals.current = arrived(arrivals.current, unread)
    const wait = announceIn(arrivals.current, Date.now())
    if (wait === null) return undefined
    const timer = setTimeout(() => {
      setTold(arrivals.current.waiting)
      arrivals.current = { ...arrivals.current, waiting: 0, toldAt: Date.now() }
    }, wait)
    return () => clearTimeout(timer)
  }, [unread])

  return (
    <output className="ap-hidden-text">
      {told === 0 ? '' : told === 1 ? texts.arrivedOne : fillText(texts.arrived, { count: told })}
    </output>
  )
}

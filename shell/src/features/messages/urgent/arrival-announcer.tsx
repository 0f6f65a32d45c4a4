import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Arrivals, arrived, tellIn } from './arrivals.ts'

/** Tells screen readers, politely and seldom, that messages came. */
export function ArrivalAnnouncer({ unread }: { readonly unread: number }) {
  const { t } = useTranslation()
  const arrivals = useRef<Arrivals>({ unread, waiting: 0, toldAt: null })
  const [told, setTold] = useState(0)

  useEffect(() => {
    arrivals.current = arrived(arrivals.current, unread)
    const wait = tellIn(arrivals.current, Date.now())
    if (wait === null) return undefined
    const timer = setTimeout(() => {
      setTold(arrivals.current.waiting)
      arrivals.current = { ...arrivals.current, waiting: 0, toldAt: Date.now() }
    }, wait)
    return () => clearTimeout(timer)
  }, [unread])

  return (
    <output className="ap-hidden-text">
      {told === 0 ? '' : told === 1 ? t('messages.arrivedOne') : t('messages.arrived', { count: told })}
    </output>
  )
}

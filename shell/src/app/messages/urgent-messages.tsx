import { READ_STATES } from '@apron/contract/codes/message-codes'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { MY_WORK_KEY } from '../../features/home/home-queries.ts'
import { outdatedLists } from '../../features/messages/bell/message-count.ts'
import { MESSAGES_KEY, refetchAll, unacknowledgedQuery } from '../../features/messages/messages-queries.ts'
import { ArrivalAnnouncer } from '../../features/messages/urgent/arrival-announcer.tsx'
import { UrgentBanner } from '../../features/messages/urgent/urgent-banner.tsx'
import { useShell } from '../shell-context.ts'
import { useMessageServices } from './message-services.ts'

/** Shows very urgent messages above every page and refetches lists when the unread count changes. */
export default function UrgentMessages() {
  const { http, messageCount, queries, view } = useShell()
  const services = useMessageServices()
  const urgent = useQuery(unacknowledgedQuery(http)).data ?? []
  const unread = useStore(messageCount, count => count.unread ?? 0)

  useEffect(
    () =>
      messageCount.subscribe((now, previous) => {
        const outdated = outdatedLists(now, previous)
        if (outdated === 'none') return
        const queryKey = outdated === 'all' ? MESSAGES_KEY : unacknowledgedQuery(http).queryKey
        http.changed()
        void refetchAll(queries, queryKey)
        if (outdated === 'all') void refetchAll(queries, MY_WORK_KEY)
      }),
    [http, messageCount, queries],
  )
  const urgentUnread = urgent.some(({ readStatus }) => readStatus === READ_STATES.unread)
  useEffect(() => view.setState({ urgentUnread }), [view, urgentUnread])

  return (
    <>
      <ArrivalAnnouncer unread={unread} />
      {urgent.length > 0 && <UrgentBanner messages={urgent} services={services} />}
    </>
  )
}

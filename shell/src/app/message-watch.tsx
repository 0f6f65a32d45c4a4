import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { useShell } from './shell-context.ts'

/** Loaded once something is known of messages, which is after the first page. */
const UrgentMessages = lazy(() => import('./urgent-messages.tsx'))

/** What stands over every page because of messages. */
export function MessageWatch() {
  const shell = useShell()
  const known = useStore(shell.messageCount, count => count.unread !== null)
  return (
    known && (
      <Suspense>
        <UrgentMessages />
      </Suspense>
    )
  )
}

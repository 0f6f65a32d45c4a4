import { Skeleton } from '@apron/ui/feedback'
import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { Bell } from '../features/messages/bell.tsx'
import { useShell } from './shell-context.ts'

const loadNews = () => import('./news.tsx')
/** Loaded when somebody comes near the bell. */
const News = lazy(loadNews)

/** The bell in the top bar; what it opens comes later. */
export function MessageBell() {
  const shell = useShell()
  const urgent = useStore(shell.view, view => view.urgentUnread)
  return (
    <Bell
      language={shell.language}
      count={shell.messageCount}
      urgent={urgent}
      onApproach={() => void loadNews()}
    >
      {close => (
        <Suspense fallback={<Skeleton lines={12} />}>
          <News onDone={close} />
        </Suspense>
      )}
    </Bell>
  )
}

import { Skeleton } from '@apron/ui/feedback'
import { useStore } from 'zustand'
import { Bell } from '../../features/messages/bell/bell.tsx'
import { lazyPart } from '../../platform/parts/lazy-part.ts'
import { Part } from '../../platform/parts/part.tsx'
import { useShell } from '../shell-context.ts'

const news = lazyPart(() => import('./news.tsx'))

/** The bell in the top bar. The content of its popover loads later. */
export function MessageBell() {
  const { language, messageCount, view } = useShell()
  const urgent = useStore(view, ({ urgentUnread }) => urgentUnread)
  return (
    <Bell language={language} count={messageCount} urgent={urgent} onApproach={() => void news.prepare()}>
      {close => <Part part={news} props={{ onDone: close }} loading={<Skeleton lines={12} />} />}
    </Bell>
  )
}

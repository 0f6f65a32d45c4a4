import { useStore } from 'zustand'
import { lazyPart } from '../../platform/parts/lazy-part.ts'
import { Part } from '../../platform/parts/part.tsx'
import { useShell } from '../shell-context.ts'

/** Rendered once messages have loaded, which is after the first page. */
const urgentMessages = lazyPart(() => import('./urgent-messages.tsx'), 'first')
const NONE = {}

/** Message UI that is shown above every page. */
export function MessageWatch() {
  const { messageCount } = useShell()
  const known = useStore(messageCount, count => count.unread !== null)
  return known && <Part part={urgentMessages} props={NONE} />
}

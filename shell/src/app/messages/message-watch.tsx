import { useStore } from 'zustand'
import { lazyPart } from '../../platform/parts/lazy-part.ts'
import { Part } from '../../platform/parts/part.tsx'
import { useShell } from '../shell-context.ts'

/** Drawn once something is known of messages, which is after the first page. */
const urgentMessages = lazyPart(() => import('./urgent-messages.tsx'), 'first')
const NONE = {}

/** What stands over every page because of messages. */
export function MessageWatch() {
  const shell = useShell()
  const known = useStore(shell.messageCount, count => count.unread !== null)
  return known && <Part part={urgentMessages} props={NONE} />
}

import { wireDate } from '@apron/contract/wire/wire-time'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import type { WorkItem } from '@apron/server-kit/plugin/work-source'

interface Awaited extends Pick<WorkItem, 'id' | 'number' | 'title' | 'url'> {
  /** Until then somebody must have decided. */
  readonly until: Date
}

/** What an administrator proposed and another one confirms, as the work of whoever may; wherever they are. */
export function awaitingConfirmation({ until, ...item }: Awaited, { site }: CallContext): WorkItem {
  return {
    ...item,
    state: { zh: '待确认', en: 'Waiting' },
    action: { zh: '确认或拒绝', en: 'Confirm or reject' },
    due: wireDate(until),
    decision: true,
    site,
  }
}

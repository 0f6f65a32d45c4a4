import { wireDate } from '@apron/contract/wire/formats/wire-time'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import type { WorkItem } from '@apron/server-kit/plugin/task-provider'

interface Awaited extends Pick<WorkItem, 'id' | 'number' | 'title' | 'url'> {
  /** Deadline of the decision. */
  readonly until: Date
}

/** Builds a task of the confirming administrator, for any site. */
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

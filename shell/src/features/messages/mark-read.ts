import { acknowledgeMessages, changeReadStatus } from '@apron/contract/calls/message.calls'
import { READ_STATES } from '@apron/contract/codes/message-codes'
import type { MessageCriteria } from '@apron/contract/entities/message'
import type { MessageServices } from './message-services.ts'
import { MESSAGES_KEY } from './messages-queries.ts'

type Deps = Pick<MessageServices, 'http' | 'queries' | 'count'>

/** Every list and every number is old now. Resolves when what is on the screen was asked for anew. */
export async function messagesChanged({ queries, count }: Omit<Deps, 'http'>): Promise<void> {
  count.getState().refresh()
  await queries.invalidateQueries({ queryKey: MESSAGES_KEY })
}

/** Marks messages as read (MSG-07). Rejects when the server did not; the client has said why. */
export async function markRead(deps: Deps, sidList: readonly string[]): Promise<void> {
  await deps.http.call(changeReadStatus, { body: { sidList, readStatus: READ_STATES.read } })
  await messagesChanged(deps)
}

/** Marks everything that fits the filter and was there at `until`: what came later stays unread. */
export async function markAllRead(deps: Deps, criteria: MessageCriteria, until: string): Promise<void> {
  await deps.http.call(changeReadStatus, {
    body: { filter: { ...criteria, until }, readStatus: READ_STATES.read },
  })
  await messagesChanged(deps)
}

/** Says that very urgent messages were understood. */
export async function acknowledge(deps: Deps, sidList: readonly string[]): Promise<void> {
  await deps.http.call(acknowledgeMessages, { body: { sidList } })
  await messagesChanged(deps)
}

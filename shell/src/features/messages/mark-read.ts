import { READ_STATES } from '@apron/contract/codes/message-codes'
import type { ChangedMessages, MessageCriteria } from '@apron/contract/messages/message'
import { acknowledgeMessages, changeReadStatus } from '@apron/contract/messages/message.calls'
import type { MessageServices } from './message-services.ts'
import { MESSAGES_KEY } from './messages-queries.ts'

type Deps = Pick<MessageServices, 'http' | 'queries' | 'count'>

/**
 * Runs a change of the user's messages and refetches the lists on the screen, once. The count that the live
 * connection pushes because of it is expected and triggers no further refetch.
 */
export async function changeMessages(
  { queries, count }: Omit<Deps, 'http'>,
  change: () => Promise<ChangedMessages>,
): Promise<void> {
  const before = count.getState().unread
  const { changed } = await change()
  const expected = before === null ? null : before - changed
  const alreadyCounted = changed > 0 && expected !== null && count.getState().unread === expected
  if (!alreadyCounted) count.setState({ expected })
  // The live connection pushes the count anyway. A second one would trigger a refetch of urgent messages.
  if (count.getState().link !== 'live') count.getState().refresh()
  if (!alreadyCounted) await queries.invalidateQueries({ queryKey: MESSAGES_KEY })
}

/** Marks messages as read (MSG-07). Rejects on failure, which the client has already reported. */
export async function markRead(deps: Deps, sidList: readonly string[]): Promise<void> {
  const body = { sidList, readStatus: READ_STATES.read }
  await changeMessages(deps, () => deps.http.call(changeReadStatus, { body }))
}

/** Marks all messages that match the filter and existed at `until`. Later ones stay unread. */
export async function markAllRead(deps: Deps, criteria: MessageCriteria, until: string): Promise<void> {
  const body = { filter: { ...criteria, until }, readStatus: READ_STATES.read }
  await changeMessages(deps, () => deps.http.call(changeReadStatus, { body }))
}

/** Acknowledges very urgent messages. */
export async function acknowledge(deps: Deps, sidList: readonly string[]): Promise<void> {
  await changeMessages(deps, () => deps.http.call(acknowledgeMessages, { body: { sidList } }))
  // The count of a message that was read before stays the same, so nothing is pushed. This makes other windows reload.
  const { link, refresh } = deps.count.getState()
  if (link === 'live') refresh()
}

import { acknowledgeMessages, changeReadStatus } from '@apron/contract/calls/message.calls'
import { READ_STATES } from '@apron/contract/codes/message-codes'
import type { ChangedMessages, MessageCriteria } from '@apron/contract/entities/message'
import type { MessageServices } from './message-services.ts'
import { MESSAGES_KEY } from './messages-queries.ts'

type Deps = Pick<MessageServices, 'http' | 'queries' | 'count'>

/**
 * Carries out a change of the person's messages, after which every list is old. Resolves when what is on the screen was asked for
 * anew, once: the number that the live connection tells because of it is expected.
 */
export async function changeMessages(
  { queries, count }: Omit<Deps, 'http'>,
  change: () => Promise<ChangedMessages>,
): Promise<void> {
  const before = count.getState().unread
  const { changed } = await change()
  const expected = before === null ? null : before - changed
  const toldAlready = changed > 0 && expected !== null && count.getState().unread === expected
  if (!toldAlready) count.setState({ expected })
  // The live connection tells the number anyway. Heard a second time, it would be the hint to ask for urgent messages again.
  if (count.getState().link !== 'live') count.getState().refresh()
  if (!toldAlready) await queries.invalidateQueries({ queryKey: MESSAGES_KEY })
}

/** Marks messages as read (MSG-07). Rejects when the server did not; the client has said why. */
export async function markRead(deps: Deps, sidList: readonly string[]): Promise<void> {
  const body = { sidList, readStatus: READ_STATES.read }
  await changeMessages(deps, () => deps.http.call(changeReadStatus, { body }))
}

/** Marks everything that fits the filter and was there at `until`: what came later stays unread. */
export async function markAllRead(deps: Deps, criteria: MessageCriteria, until: string): Promise<void> {
  const body = { filter: { ...criteria, until }, readStatus: READ_STATES.read }
  await changeMessages(deps, () => deps.http.call(changeReadStatus, { body }))
}

/** Says that very urgent messages were understood. */
export async function acknowledge(deps: Deps, sidList: readonly string[]): Promise<void> {
  await changeMessages(deps, () => deps.http.call(acknowledgeMessages, { body: { sidList } }))
}

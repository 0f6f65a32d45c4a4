import { defineCall } from '../calls/define-call.ts'
import type { PageOf } from '../lists/paging.ts'
import type {
  Acknowledgement,
  ChangedMessages,
  LatestMessages,
  LatestQuery,
  Message,
  MessageCategoryEntry,
  MessagePage,
  MessageQuery,
  ReadStatusChange,
  RecordCountQuery,
  SentMessage,
  SiteAcknowledgement,
} from './message.ts'
import type { SubscriptionItem, SubscriptionSave } from './subscription.ts'

const BOX = '/api/msg-api/msg/box'

/** Counts the caller's unread messages (§7, MSG-20). A failure is logged (§8), and the bell shows that the number is old. */
export const countRecords = defineCall<{ body: RecordCountQuery; data: number }>({
  id: 'message.count',
  method: 'POST',
  path: '/api/msg-api/msg/recordStatus/getRecordCount',
  failures: 'suppress',
  background: true,
})

/** Returns the latest messages of one type, with the flags of all (§7, MSG-19). */
export const latestMessages = defineCall<{ body: LatestQuery; data: LatestMessages }>({
  id: 'message.latest',
  method: 'POST',
  path: `${BOX}/query`,
  failures: 'in-place',
})

/** Returns the categories of the message centre with their unread counts (§7). */
export const messageCategories = defineCall<{ data: MessageCategoryEntry[] }>({
  id: 'message.categories',
  method: 'POST',
  path: `${BOX}/findMsgCategory`,
})

/** Returns one page of the caller's messages, newest first (§7, MSG-18). */
export const queryMessages = defineCall<{ body: MessageQuery; data: MessagePage }>({
  id: 'message.page',
  method: 'POST',
  path: `${BOX}/findRecordByCategoryPage`,
  failures: 'in-place',
})

/** Marks messages as read, by their ids or by a filter (§7, MSG-18). */
export const changeReadStatus = defineCall<{ body: ReadStatusChange; data: ChangedMessages }>({
  id: 'message.read',
  method: 'POST',
  path: `${BOX}/changeReadStatus`,
})

/**
 * Returns the caller's unacknowledged very urgent messages, oldest first. A failure is silent: the timer that asks for
 * the count asks for them again.
 */
export const unacknowledgedMessages = defineCall<{ data: Message[] }>({
  id: 'message.unacknowledged',
  method: 'POST',
  path: `${BOX}/findUnacknowledged`,
  failures: 'suppress',
  background: true,
})

/** Acknowledges very urgent messages, which also marks them as read. */
export const acknowledgeMessages = defineCall<{ body: Acknowledgement; data: ChangedMessages }>({
  id: 'message.acknowledge',
  method: 'POST',
  path: `${BOX}/acknowledge`,
})

/** Returns one page of very urgent messages that the caller raised, newest first. */
export const sentMessages = defineCall<{
  body: { current: number; size: number; queryCriteria: object }
  data: PageOf<SentMessage>
}>({ id: 'message.sent', method: 'POST', path: `${BOX}/findSentPage`, failures: 'in-place' })

/** Returns by site who has acknowledged a very urgent message of the caller and who has not. */
export const acknowledgementsOf = defineCall<{ body: { messageId: string }; data: SiteAcknowledgement[] }>({
  id: 'message.acknowledgements',
  method: 'POST',
  path: `${BOX}/findAcknowledgements`,
  failures: 'in-place',
})

/** Returns the available subscriptions with the caller's choices (§7, MSG-21). */
export const listSubscriptions = defineCall<{ data: SubscriptionItem[] }>({
  id: 'message.subscriptions',
  method: 'POST',
  path: '/api/msg-api/msg/template/findSubscripList',
  failures: 'in-place',
})

/** Replaces the caller's subscriptions (§7, MSG-13). */
export const saveSubscriptions = defineCall<{ body: SubscriptionSave; data: null }>({
  id: 'message.saveSubscriptions',
  method: 'POST',
  path: '/api/msg-api/msg/subscribe/saveSubscribe',
  failures: 'in-place',
})

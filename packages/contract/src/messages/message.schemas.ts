import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import { Page } from '../lists/paging.ts'
import type * as calls from './message.calls.ts'
import {
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
  SentMessageId,
  SentMessageQuery,
  SiteAcknowledgement,
} from './message.ts'
import { SubscriptionItem, SubscriptionSave } from './subscription.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const MESSAGE_SCHEMAS = {
  countRecords: { body: RecordCountQuery, data: Type.Integer({ minimum: 0 }) },
  latestMessages: { body: LatestQuery, data: LatestMessages },
  messageCategories: { data: Type.Array(MessageCategoryEntry) },
  queryMessages: { body: MessageQuery, data: MessagePage },
  changeReadStatus: { body: ReadStatusChange, data: ChangedMessages },
  unacknowledgedMessages: { data: Type.Array(Message) },
  acknowledgeMessages: { body: Acknowledgement, data: ChangedMessages },
  sentMessages: { body: SentMessageQuery, data: Page(SentMessage) },
  acknowledgementsOf: { body: SentMessageId, data: Type.Array(SiteAcknowledgement) },
  listSubscriptions: { data: Type.Array(SubscriptionItem) },
  saveSubscriptions: { body: SubscriptionSave, data: Type.Null() },
} as const satisfies Record<keyof typeof calls, CallSchemas>

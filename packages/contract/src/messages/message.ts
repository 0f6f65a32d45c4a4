import { type Static, Type } from 'typebox'
import { EVENT_TYPES, HANDLE_RESULTS, MESSAGE_CATEGORIES } from '../codes/message-codes.ts'
import { dateTime, nullable } from '../entities/fields.ts'
import { MAX_PAGE_SIZE } from '../limits/lists.ts'
import { MESSAGE_IDS_MAX, MESSAGE_PAGE_SIZE, MESSAGE_TEXT_MAX, NEWS_LATEST } from '../limits/messages.ts'
import { PageAsOf, PageRequest } from '../lists/paging.ts'
import { WIRE_TIME } from '../wire/formats/wire-time.ts'

const twoStates = Type.Union([Type.Literal(0), Type.Literal(1)])
const threeStates = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])
const categoryId = Type.Enum(MESSAGE_CATEGORIES.map(category => category.id))
const id = Type.String({ minLength: 1, maxLength: 64 })
const ids = Type.Array(id, { maxItems: MESSAGE_IDS_MAX })
/** Time with seconds, as entered by people. */
const enteredTime = Type.String({ pattern: WIRE_TIME.source })
const moment = Type.String({
  maxLength: 30,
  description: 'ISO 8601, the `asOf` of an earlier response; later messages are not affected',
})

/** A message in one person's box (§3, MSG-06). */
export const Message = Type.Object({
  sid: Type.String(),
  content: Type.String(),
  type: threeStates,
  categoryId,
  categoryName: Type.String(),
  typeName: Type.String(),
  readStatus: twoStates,
  handleStatus: twoStates,
  handleResult: nullable(Type.Enum(HANDLE_RESULTS)),
  urgency: threeStates,
  createTime: dateTime,
  eventType: Type.Enum(EVENT_TYPES),
  openWay: threeStates,
  url: nullable(Type.String()),
  customContent: nullable(Type.String({ description: 'JSON, see CustomCategory' })),
  bySubscription: Type.Boolean({ description: 'True if the person got it through a subscription' }),
  siteCode: Type.String({ description: 'Three-letter code; empty for the whole company' }),
  acknowledgedTime: nullable(dateTime),
})
export type Message = Static<typeof Message>

const criteria = {
  categoryId: Type.Optional(categoryId),
  type: Type.Optional(threeStates),
  readStatus: Type.Optional(twoStates),
  handleStatus: Type.Optional(twoStates),
  urgency: Type.Optional(threeStates),
  content: Type.Optional(Type.String({ maxLength: MESSAGE_TEXT_MAX })),
  startTime: Type.Optional(enteredTime),
  endTime: Type.Optional(enteredTime),
}
/** Filter of the message centre (MSG-18). */
export const MessageCriteria = Type.Object(criteria)
export type MessageCriteria = Static<typeof MessageCriteria>

const position = {
  current: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  size: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: MESSAGE_PAGE_SIZE }),
}

/** Body of `box/findRecordByCategoryPage` (MSG-18). */
export const MessageQuery = Type.Object({
  ...position,
  ...criteria,
  onDashboard: Type.Optional(
    Type.Boolean({
      description:
        'Without notices, which stand there already, and those of applications whose messages the person hides there',
    }),
  ),
  after: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'sid of the last row of the previous page, for fast and consistent deep pages',
    }),
  ),
})
export type MessageQuery = Static<typeof MessageQuery>

/** One page of messages with the time it refers to. */
export const MessagePage = PageAsOf(Message)
export type MessagePage = Static<typeof MessagePage>

/** Body of `box/query`: the latest messages of one type (MSG-19). */
export const LatestQuery = Type.Object({
  current: Type.Integer({ minimum: 1, maximum: 1, default: 1 }),
  size: Type.Integer({ minimum: 1, maximum: NEWS_LATEST, default: NEWS_LATEST }),
  type: threeStates,
})
export type LatestQuery = Static<typeof LatestQuery>

const unread = Type.Integer({ minimum: 0 })
/** Response of `box/query`. A flag is the number of unread messages of its type (§3 News response). */
export const LatestMessages = Type.Object({
  list: Type.Object({ records: Type.Array(Message) }),
  yesNotice: unread,
  yesMessage: unread,
  yesWork: unread,
})
export type LatestMessages = Static<typeof LatestMessages>

export const MessageCategoryEntry = Type.Object({ categoryId, categoryName: Type.String(), unread })
export type MessageCategoryEntry = Static<typeof MessageCategoryEntry>

/**
 * Body of `box/changeReadStatus`: either messages, or everything that matches a filter and existed at `until`. A read
 * message never becomes unread, so `readStatus: 0` changes nothing (MSG-07, MSG-18).
 */
export const ReadStatusChange = Type.Object({
  sidList: Type.Optional(ids),
  filter: Type.Optional(Type.Object({ ...criteria, until: moment })),
  readStatus: twoStates,
})
export type ReadStatusChange = Static<typeof ReadStatusChange>

export const ChangedMessages = Type.Object({ changed: Type.Integer({ minimum: 0 }) })
export type ChangedMessages = Static<typeof ChangedMessages>

/** Body of `recordStatus/getRecordCount` (MSG-20). */
export const RecordCountQuery = Type.Object({ targetUserCode: id })
export type RecordCountQuery = Static<typeof RecordCountQuery>

/** Body of `box/acknowledge`. */
export const Acknowledgement = Type.Object({ sidList: ids })
export type Acknowledgement = Static<typeof Acknowledgement>

/** A very urgent message raised by a person, with its number of acknowledgements. */
export const SentMessage = Type.Object({
  messageId: Type.String(),
  content: Type.String(),
  categoryName: Type.String(),
  createTime: dateTime,
  recipients: Type.Integer({ minimum: 0 }),
  acknowledged: Type.Integer({ minimum: 0 }),
})
export type SentMessage = Static<typeof SentMessage>

export const SentMessageQuery = PageRequest(Type.Object({}))
export const SentMessageId = Type.Object({ messageId: id })

/** A recipient of a very urgent message. */
const recipient = {
  userCode: Type.String(),
  nickName: Type.String(),
  department: Type.String({ description: 'Name of the department or enterprise' }),
  telephone: Type.String({ description: 'Empty if unknown, or if the caller may not see it' }),
}

/** Recipients of a very urgent message at one site. */
export const SiteAcknowledgement = Type.Object({
  siteCode: Type.String(),
  siteName: Type.String(),
  acknowledged: Type.Array(Type.Object({ ...recipient, acknowledgeTime: dateTime })),
  waiting: Type.Array(Type.Object({ ...recipient, read: Type.Boolean() })),
})
export type SiteAcknowledgement = Static<typeof SiteAcknowledgement>

import { type Static, Type } from 'typebox'
import { MAX_PAGE_SIZE } from '../limits/lists.ts'
import { MESSAGE_IDS_MAX, MESSAGE_PAGE_SIZE } from '../limits/messages.ts'
import { PageRequest } from '../lists/paging.ts'

const twoStates = Type.Union([Type.Literal(0), Type.Literal(1)])
const id = Type.String({ minLength: 1, maxLength: 64 })
const count = Type.Integer({ minimum: 0 })

/** A message about a check or rectification order (§3, MSG-15). */
export const CheckMessage = Type.Object({
  infoId: Type.String(),
  sourceId: Type.String(),
  title: Type.String(),
  checkCat: Type.String(),
  label: Type.String(),
  createdTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai' }),
  readMark: twoStates,
  infoType: Type.String({ description: '`approval` or `notice`' }),
  urgency: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
})
export type CheckMessage = Static<typeof CheckMessage>

/** Body of `qsInfo/queryPage`. Type 0 check, 1 rectify (§7). */
export const CheckMessageQuery = PageRequest(
  Type.Object({
    type: twoStates,
    infoType: Type.Optional(
      Type.Union([Type.Literal('all'), Type.Literal('approval'), Type.Literal('notice')]),
    ),
    readMark: Type.Optional(twoStates),
  }),
)
export type CheckMessageQuery = Static<typeof CheckMessageQuery>

/** Body of `qsInfo/markRead`: the infoIds (§7). */
export const CheckMessageIds = Type.Array(id, { minItems: 1, maxItems: MESSAGE_IDS_MAX })
export type CheckMessageIds = Static<typeof CheckMessageIds>

/** Unread check and rectification messages (§3 Message counts, MSG-11). */
export const MessageCounts = Type.Object({
  all: count,
  checkCount: count,
  rectifyAll: count,
  approvalCount: count,
  noticeCount: count,
})
export type MessageCounts = Static<typeof MessageCounts>

/** A message of the airline business (§3, MSG-17). */
export const AirlineMessage = Type.Object({
  id: Type.String(),
  remark: Type.String(),
  readState: twoStates,
  createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai' }),
  urgency: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
  url: Type.Union([Type.String(), Type.Null()]),
})
export type AirlineMessage = Static<typeof AirlineMessage>

/** Body of `message/pageOperationLog` (§7). */
export const AirlineMessageQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: MESSAGE_PAGE_SIZE }),
  type: Type.Optional(Type.String({ maxLength: 64, description: 'Event code, such as `JO_RECEIVED`' })),
  businessType: Type.Optional(Type.String({ maxLength: 64 })),
  eject: Type.Optional(Type.Union([Type.Boolean(), Type.Integer(), Type.Null()])),
  readState: Type.Optional(Type.Union([twoStates, Type.Null()])),
})
export type AirlineMessageQuery = Static<typeof AirlineMessageQuery>

/** Body of `message/updateRead`. Without ids all of the caller's that existed at `until`. */
export const AirlineRead = Type.Object({
  ids: Type.Array(id, { maxItems: MESSAGE_IDS_MAX }),
  until: Type.Optional(Type.String({ maxLength: 30, description: 'ISO 8601, the `asOf` of the list' })),
})
export type AirlineRead = Static<typeof AirlineRead>

import { MESSAGE_CATEGORIES, MESSAGE_TYPES, type MessageType } from '@apron/contract/codes/message-codes'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { UNACKNOWLEDGED_MAX } from '@apron/contract/limits/messages'
import type {
  ChangedMessages,
  LatestQuery,
  MessageCriteria,
  MessagePage,
  MessageQuery,
  ReadStatusChange,
} from '@apron/contract/messages/message'
import * as calls from '@apron/contract/messages/message.calls'
import { MESSAGE_SCHEMAS } from '@apron/contract/messages/message.schemas'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { offsetOf } from '@apron/server-kit/db/offset-of'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { committedUntil } from './deliveries-in-progress.store.ts'
import { unreadByKind, unreadCounts } from './message-counts.store.ts'
import { readCriteria, readUntil } from './message-criteria.ts'
import type { OwnFilter } from './message-filter.ts'
import { messageRows, messageTotal, unacknowledgedRows } from './message-list.store.ts'
import { acknowledge, markRead } from './message-read.store.ts'
import { categoryName, toMessage, toSites } from './message-view.ts'
import { recipientsOf, sentRows } from './sent-messages.store.ts'

export interface MessagesDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  /** Returns the codes of applications whose messages a person hides on the dashboard. */
  readonly hiddenAppsOf: (userCode: string) => Promise<readonly string[]>
}

/** Event code of a published notice. The home page shows notices separately. */
const NOTICE = 'NOTICE_PUBLISHED'

/** Serves the caller's own message centre. */
export function messagesRoutes({ db, clock, hiddenAppsOf }: MessagesDeps): ServerRoute[] {
  /** Rejects a user code other than the caller's (MSG-20, security note T11). */
  async function count(targetUserCode: string, context: CallContext): Promise<number> {
    const { userCode } = callerOf(context)
    if (targetUserCode !== userCode) throw new Refusal(SERVER_ERRORS.forbidden)
    return (await unreadCounts(db, [userCode])).get(userCode) ?? 0
  }

  async function page(query: MessageQuery, context: CallContext): Promise<MessagePage> {
    const { current, size, after, onDashboard = false, ...criteria } = query
    const { userCode } = callerOf(context)
    const asOf = await committedUntil(db, clock.now())
    const offset = after === undefined ? offsetOf(current, size) : 0
    const filter = {
      ...filterOf(criteria),
      ...(onDashboard ? { hiddenApps: await hiddenAppsOf(userCode), hiddenEvent: NOTICE } : {}),
    }
    const window = { size, offset, ...(after === undefined ? {} : { after }) }
    const rows = await messageRows(db, userCode, filter, window, context.language)
    return {
      records: rows.map(row => toMessage(row, context.language)),
      total: await messageTotal(db, userCode, filter, context.language),
      current,
      size,
      asOf: asOf.toISOString(),
    }
  }

  async function latest({ size, type }: LatestQuery, context: CallContext) {
    const { userCode } = callerOf(context)
    const kinds = await unreadByKind(db, userCode)
    const unread = (of: MessageType) =>
      kinds.filter(kind => kind.type === of).reduce((sum, kind) => sum + kind.unread, 0)
    const rows = await messageRows(db, userCode, { type }, { size }, context.language)
    return {
      list: { records: rows.map(row => toMessage(row, context.language)) },
      yesNotice: unread(MESSAGE_TYPES.notice),
      yesMessage: unread(MESSAGE_TYPES.news),
      yesWork: unread(MESSAGE_TYPES.workOrder),
    }
  }

  async function categories(context: CallContext) {
    const kinds = await unreadByKind(db, callerOf(context).userCode)
    return MESSAGE_CATEGORIES.map(({ id }) => ({
      categoryId: id,
      categoryName: categoryName(id, context.language),
      unread: kinds.filter(({ category }) => category === id).reduce((sum, kind) => sum + kind.unread, 0),
    }))
  }

  async function changeRead(change: ReadStatusChange, context: CallContext): Promise<ChangedMessages> {
    const now = clock.now()
    const filter = filterToMark(change, now)
    if (change.readStatus === 0) return { changed: 0 }
    return { changed: await markRead(db, callerOf(context).userCode, filter, now, context.language) }
  }

  async function acknowledgements(messageId: string, context: CallContext) {
    const rows = await recipientsOf(db, callerOf(context).userCode, messageId, context.language)
    if (rows === null) throw new Refusal(SERVER_ERRORS.notFound)
    return toSites(rows, false)
  }

  return [
    serveCall(calls.countRecords, MESSAGE_SCHEMAS.countRecords, ({ body }, context) =>
      count(body.targetUserCode, context),
    ),
    serveCall(calls.queryMessages, MESSAGE_SCHEMAS.queryMessages, ({ body }, context) => page(body, context)),
    serveCall(calls.latestMessages, MESSAGE_SCHEMAS.latestMessages, ({ body }, context) =>
      latest(body, context),
    ),
    serveCall(calls.messageCategories, MESSAGE_SCHEMAS.messageCategories, (_, context) =>
      categories(context),
    ),
    serveCall(calls.changeReadStatus, MESSAGE_SCHEMAS.changeReadStatus, ({ body }, context) =>
      changeRead(body, context),
    ),
    serveCall(calls.unacknowledgedMessages, MESSAGE_SCHEMAS.unacknowledgedMessages, async (_, context) => {
      const { userCode } = callerOf(context)
      const rows = await unacknowledgedRows(db, userCode, UNACKNOWLEDGED_MAX, context.language)
      return rows.map(row => toMessage(row, context.language))
    }),
    serveCall(calls.acknowledgeMessages, MESSAGE_SCHEMAS.acknowledgeMessages, async ({ body }, context) => ({
      changed: await acknowledge(db, callerOf(context).userCode, body.sidList, clock.now(), context.language),
    })),
    serveCall(calls.sentMessages, MESSAGE_SCHEMAS.sentMessages, async ({ body }, context) => {
      const sent = await sentRows(db, callerOf(context).userCode, body, context.language)
      return {
        ...sent,
        records: sent.records.map(row => ({
          messageId: row.id,
          content: row.content,
          categoryName: categoryName(row.category, context.language),
          createTime: wireTime(row.created_at),
          recipients: Number(row.recipients),
          acknowledged: Number(row.acknowledged),
        })),
      }
    }),
    serveCall(calls.acknowledgementsOf, MESSAGE_SCHEMAS.acknowledgementsOf, ({ body }, context) =>
      acknowledgements(body.messageId, context),
    ),
  ]
}

function filterOf(criteria: MessageCriteria): OwnFilter {
  const { categoryId, ...filter } = readCriteria(criteria)
  return categoryId === undefined ? filter : { ...filter, categories: [categoryId] }
}

/** Requires exactly one of messages and filter, so that nothing is marked by mistake. */
function filterToMark({ sidList, filter }: ReadStatusChange, now: Date): OwnFilter {
  if ((sidList === undefined) === (filter === undefined)) {
    throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'sidList, filter' })
  }
  if (filter === undefined) return { sids: sidList ?? [] }
  const { until, ...criteria } = filter
  return { ...filterOf(criteria), until: readUntil(until, now) }
}

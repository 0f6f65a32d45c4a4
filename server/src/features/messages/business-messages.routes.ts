import { CHECK_MESSAGE_CATEGORIES, type MessageCategory, PURPOSES } from '@apron/contract/codes/message-codes'
import type {
  AirlineMessageQuery,
  AirlineRead,
  CheckMessageQuery,
  MessageCounts,
} from '@apron/contract/messages/business-message'
import * as calls from '@apron/contract/messages/business-message.calls'
import { BUSINESS_MESSAGE_SCHEMAS } from '@apron/contract/messages/business-message.schemas'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { offsetOf } from '@apron/server-kit/db/offset-of'
import { committedUntil } from './deliveries-in-progress.store.ts'
import { type UnreadOfKind, unreadByKind } from './message-counts.store.ts'
import { readUntil } from './message-criteria.ts'
import type { OwnFilter } from './message-filter.ts'
import { type MessageRow, messageRows, messageTotal } from './message-list.store.ts'
import { markRead } from './message-read.store.ts'
import { toAirlineMessage, toCheckMessage } from './message-view.ts'
import type { MessagesDeps } from './messages.routes.ts'

const AIRLINE: readonly MessageCategory[] = ['AIRLINE']

/** Serves the lists of the message box: check and rectification orders, and airline business (§7). */
export function businessMessagesRoutes({ db, clock }: Pick<MessagesDeps, 'db' | 'clock'>): ServerRoute[] {
  async function countChecks(context: CallContext): Promise<MessageCounts> {
    return checkCounts(await unreadByKind(db, callerOf(context).userCode))
  }

  async function page<Row>(
    filter: OwnFilter,
    { current, size }: { readonly current: number; readonly size: number },
    toRow: (row: MessageRow) => Row,
    context: CallContext,
  ) {
    const { userCode } = callerOf(context)
    const asOf = await committedUntil(db, clock.now())
    const window = { size, offset: offsetOf(current, size) }
    const rows = await messageRows(db, userCode, filter, window, context.language)
    const total = await messageTotal(db, userCode, filter, context.language)
    return { records: rows.map(toRow), total, current, size, asOf: asOf.toISOString() }
  }

  async function markAsRead(filter: OwnFilter, now: Date, context: CallContext) {
    return { changed: await markRead(db, callerOf(context).userCode, filter, now, context.language) }
  }

  return [
    serveCall(calls.countCheckMessages, BUSINESS_MESSAGE_SCHEMAS.countCheckMessages, (_, context) =>
      countChecks(context),
    ),
    serveCall(
      calls.countUnreadCheckMessages,
      BUSINESS_MESSAGE_SCHEMAS.countUnreadCheckMessages,
      async (_, context) => (await countChecks(context)).all,
    ),
    serveCall(calls.queryCheckMessages, BUSINESS_MESSAGE_SCHEMAS.queryCheckMessages, ({ body }, context) =>
      page(checkFilter(body), body, toCheckMessage, context),
    ),
    serveCall(calls.readCheckMessages, BUSINESS_MESSAGE_SCHEMAS.readCheckMessages, ({ body }, context) =>
      markAsRead({ categories: CHECK_MESSAGE_CATEGORIES, sids: body }, clock.now(), context),
    ),
    serveCall(
      calls.queryAirlineMessages,
      BUSINESS_MESSAGE_SCHEMAS.queryAirlineMessages,
      ({ body }, context) =>
        page(airlineFilter(body), { current: body.page, size: body.limit }, toAirlineMessage, context),
    ),
    serveCall(
      calls.readAirlineMessages,
      BUSINESS_MESSAGE_SCHEMAS.readAirlineMessages,
      ({ body }, context) => {
        const now = clock.now()
        return markAsRead(airlineReadFilter(body, now), now, context)
      },
    ),
  ]
}

function checkCounts(kinds: readonly UnreadOfKind[]): MessageCounts {
  const count = (matches: (kind: UnreadOfKind) => boolean) =>
    kinds
      .filter(kind => CHECK_MESSAGE_CATEGORIES.some(category => category === kind.category) && matches(kind))
      .reduce((sum, { unread }) => sum + unread, 0)
  return {
    all: count(() => true),
    checkCount: count(({ category }) => category === 'CHECKLIST'),
    rectifyAll: count(({ category }) => category === 'RECTIFY'),
    approvalCount: count(({ purpose }) => purpose === PURPOSES.approval),
    noticeCount: count(({ purpose }) => purpose === PURPOSES.notice),
  }
}

function checkFilter({ queryCriteria }: CheckMessageQuery): OwnFilter {
  const { type, infoType = 'all', readMark } = queryCriteria
  return {
    categories: [CHECK_MESSAGE_CATEGORIES[type]],
    ...(infoType === 'all' ? {} : { purpose: infoType }),
    ...(readMark === undefined ? {} : { readStatus: readMark }),
  }
}

/** Returns the filter of a query. Empty values do not filter, nor does `eject` (shown as a pop-up). */
function airlineFilter({ type = '', businessType = '', readState = null }: AirlineMessageQuery): OwnFilter {
  return {
    categories: AIRLINE,
    ...(type === '' ? {} : { event: type }),
    ...(businessType === '' ? {} : { sourceCat: businessType }),
    ...(readState === null ? {} : { readStatus: readState }),
  }
}

function airlineReadFilter({ ids, until }: AirlineRead, now: Date): OwnFilter {
  // Checked first: an invalid time must never mean "all".
  const moment = until === undefined ? now : readUntil(until, now)
  return ids.length > 0 ? { categories: AIRLINE, sids: ids } : { categories: AIRLINE, until: moment }
}

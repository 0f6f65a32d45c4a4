import {
  adminNotices,
  deleteNotice,
  publishNotice as publishNoticeCall,
  saveNotice as saveNoticeCall,
  withdrawNotice as withdrawNoticeCall,
} from '@apron/contract/calls/admin-texts.calls'
import { ADMIN_TEXTS_SCHEMAS } from '@apron/contract/calls/admin-texts.schemas'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { timeOfWire } from '@apron/contract/rules/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import { noticePage, publishNotice, removeNotice, saveNotice, withdrawNotice } from './admin-notices.store.ts'
import { tellNotices } from './tell-notices.ts'

export interface AdminNoticesDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audit: SecurityAudit
  readonly messages: MessagesService
}

export function adminNoticesRoutes({ db, clock, audit, messages }: AdminNoticesDeps): ServerRoute[] {
  const saving = (context: CallContext) => ({ by: callerOf(context).userCode, now: clock.now() })
  const changed = (store: Kysely<unknown>, context: CallContext, id: string, how: string) =>
    audit(
      { event: 'administration', userCode: callerOf(context).userCode, change: `notice ${id} ${how}` },
      store,
    )

  return [
    serveCall(adminNotices, ADMIN_TEXTS_SCHEMAS.adminNotices, async ({ body }) => {
      const { current, size } = body
      return { ...(await noticePage(db, body, clock.now())), current, size }
    }),
    serveCall(saveNoticeCall, ADMIN_TEXTS_SCHEMAS.saveNotice, async ({ body }, context) => {
      return await inTransaction(db, async transaction => {
        const saved = await saveNotice(transaction, body, saving(context))
        await changed(transaction, context, saved.id, 'saved')
        return saved
      })
    }),
    serveCall(publishNoticeCall, ADMIN_TEXTS_SCHEMAS.publishNotice, async ({ body }, context) => {
      const { publishTime: time } = body
      const at = time === undefined ? clock.now() : timeOfWire(time)
      if (at === null) throw new Refusal(SERVER_ERRORS.noticeTimeWrong, { time: time ?? '' })
      return await inTransaction(db, async transaction => {
        const saved = await publishNotice(transaction, body, at, saving(context))
        await tellNotices(transaction, messages, clock.now())
        await changed(transaction, context, saved.id, 'published')
        return saved
      })
    }),
    serveCall(withdrawNoticeCall, ADMIN_TEXTS_SCHEMAS.withdrawNotice, async ({ body }, context) => {
      return await inTransaction(db, async transaction => {
        const saved = await withdrawNotice(transaction, body, saving(context))
        await changed(transaction, context, saved.id, 'withdrawn')
        return saved
      })
    }),
    serveCall(deleteNotice, ADMIN_TEXTS_SCHEMAS.deleteNotice, async ({ body }, context) => {
      return await inTransaction(db, async transaction => {
        await removeNotice(transaction, body)
        await changed(transaction, context, body.id, 'deleted')
        return null
      })
    }),
  ]
}

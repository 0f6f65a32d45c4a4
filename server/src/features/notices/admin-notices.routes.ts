import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { AdminNotice, AdminNoticeVersion } from '@apron/contract/messages/admin-notice'
import {
  deleteAdminNotice,
  pageAdminNotices,
  publishAdminNotice,
  saveAdminNotice,
  withdrawAdminNotice,
} from '@apron/contract/messages/admin-notice.calls'
import { ADMIN_NOTICE_SCHEMAS } from '@apron/contract/messages/admin-notice.schemas'
import type { Audience } from '@apron/contract/messages/audience'
import { timeOfWire } from '@apron/contract/wire/formats/wire-time'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import { changeRecord, recordOf, saveRecord } from '@apron/server-kit/records/save-record'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import type { AdministrationEntry, Audited } from '../../platform/log/audited.ts'
import {
  deleteNotice,
  noticeKind,
  pageOfNotices,
  publishNotice,
  withdrawNotice,
} from './admin-notices.store.ts'
import { notifyOfNotices } from './notify-of-notices.ts'

export interface AdminNoticesDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audited: Audited
  readonly messages: MessagesService
  /** Returns the first unknown role or department of an audience, or null. */
  readonly findUnknownCode: (
    db: Kysely<unknown>,
    audience: Partial<Pick<Audience, 'roles' | 'departments'>>,
  ) => Promise<string | null>
}

/** Returns true for a notice that people see now or will see later. */
const isPublishedOrPlanned = ({ state }: AdminNotice) => state === 'published' || state === 'planned'

export function adminNoticesRoutes({
  db,
  clock,
  audited,
  messages,
  findUnknownCode,
}: AdminNoticesDeps): ServerRoute[] {
  /** Changes a notice of the given version. @returns the changed notice */
  const changeNotice = async (
    { id: key, version }: AdminNoticeVersion,
    context: CallContext,
    event: AdministrationEntry['event'],
    work: (transaction: Kysely<unknown>, id: string, by: string) => Promise<void>,
  ): Promise<AdminNotice> =>
    await audited(
      context,
      async (transaction, { userCode }) => {
        const kind = noticeKind({ by: userCode, now: clock.now() })
        await changeRecord(transaction, kind, { key, version }, ({ id }) => work(transaction, id, userCode))
        return await recordOf(transaction, kind, key)
      },
      ({ id }) => ({ event, target: id }),
    )

  return [
    serveCall(pageAdminNotices, ADMIN_NOTICE_SCHEMAS.pageAdminNotices, ({ body }, context) =>
      pageOfNotices(db, body, { language: context.language, now: clock.now() }),
    ),
    serveCall(saveAdminNotice, ADMIN_NOTICE_SCHEMAS.saveAdminNotice, async ({ body }, context) => {
      const { notice } = await audited(
        context,
        async (transaction, { userCode: by }) => {
          const unknown = await findUnknownCode(transaction, body)
          if (unknown !== null) throw new Refusal(SERVER_ERRORS.badRequest, { detail: unknown })
          const saving = { by, now: clock.now() }
          const kind = noticeKind(saving)
          const saved = await saveRecord(transaction, kind, body.id, body)
          if (body.publish !== true || isPublishedOrPlanned(saved))
            return { notice: saved, isPublished: false }
          await publishNotice(transaction, saved.id, saving.now, saving)
          await notifyOfNotices(transaction, messages, saving.now)
          return { notice: await recordOf(transaction, kind, saved.id), isPublished: true }
        },
        ({ notice: { id }, isPublished }) => ({
          event: isPublished ? 'notice published' : 'notice changed',
          target: id,
        }),
      )
      return notice
    }),
    serveCall(
      publishAdminNotice,
      ADMIN_NOTICE_SCHEMAS.publishAdminNotice,
      async ({ body: { publishTime: time, ...seen } }, context) => {
        const at = time === undefined ? clock.now() : timeOfWire(time)
        if (at === null) throw new Refusal(SERVER_ERRORS.noticeTimeWrong, { time: time ?? '' })
        return await changeNotice(seen, context, 'notice published', async (transaction, id, by) => {
          await publishNotice(transaction, id, at, { by, now: clock.now() })
          await notifyOfNotices(transaction, messages, clock.now())
        })
      },
    ),
    serveCall(
      withdrawAdminNotice,
      ADMIN_NOTICE_SCHEMAS.withdrawAdminNotice,
      async ({ body }, context) =>
        await changeNotice(body, context, 'notice withdrawn', (transaction, id, by) =>
          withdrawNotice(transaction, id, { by, now: clock.now() }),
        ),
    ),
    serveCall(
      deleteAdminNotice,
      ADMIN_NOTICE_SCHEMAS.deleteAdminNotice,
      async ({ body: { id: key, version } }, context) => {
        await audited(
          context,
          (transaction, { userCode }) =>
            changeRecord(
              transaction,
              noticeKind({ by: userCode, now: clock.now() }),
              { key, version },
              ({ id }) => deleteNotice(transaction, id),
            ),
          ({ id }) => ({ event: 'notice deleted', target: id }),
        )
        return null
      },
    ),
  ]
}

import { listNotices } from '@apron/contract/calls/system.calls'
import { SYSTEM_SCHEMAS } from '@apron/contract/calls/system.schemas'
import { wireTime } from '@apron/contract/wire/wire-time'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { publishedNotices } from './notices.store.ts'

export interface NoticesDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
}

export function noticesRoutes({ db, clock }: NoticesDeps): ServerRoute[] {
  return [
    serveCall(listNotices, SYSTEM_SCHEMAS.listNotices, async (_input, { language }) => {
      const notices = await publishedNotices(db, clock.now())
      return notices.map(({ id, kind, title, content, publishedAt }) => ({
        id,
        kind,
        title: title[language],
        content: content[language],
        publishTime: wireTime(publishedAt),
      }))
    }),
  ]
}

import type { Language } from '@apron/contract/dictionary/language'
import type { Notice } from '@apron/contract/messages/notice'
import { listMyNotices, listNotices } from '@apron/contract/operations/system.calls'
import { SYSTEM_SCHEMAS } from '@apron/contract/operations/system.schemas'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { type AudienceMember, isInAudience, membersOf } from '@apron/server-kit/messages/audience'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { NOTICES_SHOWN, publishedNotices, type StoredNotice } from './notices.store.ts'

export interface NoticesDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  /** Returns a department and its ancestors. */
  readonly departmentsOf: (deptCode: string) => Promise<readonly string[]>
}

/** A visitor without login belongs only to the audience of everybody. */
const ANYBODY: AudienceMember = { sites: [], roles: [], departments: [] }

export function noticesRoutes({ db, clock, departmentsOf }: NoticesDeps): ServerRoute[] {
  async function findNoticesFor(members: readonly AudienceMember[], language: Language): Promise<Notice[]> {
    const notices = await publishedNotices(db, clock.now())
    return notices
      .filter(notice => members.some(member => isInAudience(notice, member)))
      .slice(0, NOTICES_SHOWN)
      .map(notice => toNotice(notice, language))
  }
  return [
    serveCall(listNotices, SYSTEM_SCHEMAS.listNotices, (_, { language }) =>
      findNoticesFor([ANYBODY], language),
    ),
    serveCall(listMyNotices, SYSTEM_SCHEMAS.listMyNotices, async (_, context) => {
      const person = callerOf(context)
      const members = membersOf(person, await departmentsOf(person.deptCode))
      return await findNoticesFor(members, context.language)
    }),
  ]
}

function toNotice({ id, kind, title, content, publishedAt }: StoredNotice, language: Language): Notice {
  return {
    id,
    kind,
    title: title[language],
    content: content[language],
    publishTime: wireTime(publishedAt),
  }
}

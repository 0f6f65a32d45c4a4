import { type Static, Type } from 'typebox'
import { ADMIN_TEXT_LENGTHS } from '../rules/records/admin-formats.ts'
import { WIRE_TIME } from '../wire/wire-time.ts'
import { audience } from './audience.ts'
import { recordId, recordIdOrNew, searchText, version, versionOrNew } from './fields.ts'
import { Order, PageRequest } from './paging.ts'

export const NOTICE_KINDS = ['notice', 'version'] as const
/** `planned`: published, but its time has not come. */
export const NOTICE_STATES = ['draft', 'planned', 'published', 'withdrawn'] as const
const NoticeKind = Type.Enum(NOTICE_KINDS)
const NoticeState = Type.Enum(NOTICE_STATES)
export type NoticeKind = Static<typeof NoticeKind>
export type NoticeState = Static<typeof NoticeState>

/** Columns that the list is sorted by. */
export const NOTICE_SORT_KEYS = [
  'titleZh',
  'titleEn',
  'kind',
  'publishTime',
  'updateBy',
  'updateTime',
] as const

export const AdminNoticeQuery = PageRequest(
  Type.Object({
    id: Type.Optional(recordId),
    text: searchText,
    kind: Type.Optional(NoticeKind),
    state: Type.Optional(NoticeState),
    ...Order(NOTICE_SORT_KEYS),
  }),
)
export type AdminNoticeQuery = Static<typeof AdminNoticeQuery>

/** A notice in both languages as administrators see it. */
export const AdminNotice = Type.Object({
  id: Type.String(),
  kind: NoticeKind,
  state: NoticeState,
  titleZh: Type.String(),
  titleEn: Type.String(),
  contentZh: Type.String({ description: 'Plain text' }),
  contentEn: Type.String({ description: 'Plain text' }),
  ...audience,
  publishTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss; empty while it is not published' }),
  updateBy: Type.String({ description: 'Empty when it came with the portal' }),
  updateTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss; empty when it came with the portal' }),
  version: Type.Integer(),
})
export type AdminNotice = Static<typeof AdminNotice>

const title = Type.String({ minLength: 1, maxLength: ADMIN_TEXT_LENGTHS.noticeTitle, pattern: '\\S' })
const content = Type.String({ minLength: 1, maxLength: ADMIN_TEXT_LENGTHS.noticeContent, pattern: '\\S' })

/** A draft to be made, or a notice to be changed, which stays published when it is. Without an audience it is for everybody. */
export const AdminNoticeSave = Type.Object({
  id: recordIdOrNew,
  kind: NoticeKind,
  titleZh: title,
  titleEn: title,
  contentZh: content,
  contentEn: content,
  site: Type.Optional(audience.site),
  roles: Type.Optional(audience.roles),
  departments: Type.Optional(audience.departments),
  publish: Type.Optional(Type.Boolean({ description: 'And published at once, where it is not yet' })),
  version: versionOrNew,
})
export type AdminNoticeSave = Static<typeof AdminNoticeSave>

/** Publishes a notice now, or at a time to come. */
export const AdminNoticePublication = Type.Object({
  id: recordId,
  version,
  publishTime: Type.Optional(
    Type.String({ pattern: WIRE_TIME.source, description: 'yyyy-MM-dd HH:mm:ss; now when left out' }),
  ),
})
export type AdminNoticePublication = Static<typeof AdminNoticePublication>

/** A notice to be withdrawn or deleted. */
export const AdminNoticeSeen = Type.Object({ id: recordId, version })
export type AdminNoticeSeen = Static<typeof AdminNoticeSeen>

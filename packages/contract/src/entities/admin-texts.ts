import { type Static, Type } from 'typebox'
import { ADMIN_TEXT_LENGTHS, TRANSLATION_CODE } from '../rules/admin-formats.ts'
import { WIRE_TIME } from '../rules/wire-time.ts'
import { keyword, seen } from './admin-record.ts'
import { PageRequest } from './paging.ts'
import { Translation } from './translation.ts'

/** §3: a text, or the file that a text leads to. */
export const TRANSLATION_TYPES = { plain: 1, file: 2 } as const
const TranslationType = Type.Union([Type.Literal(1), Type.Literal(2)], {
  description: '1 plain text, 2 file-linked',
})

export const AdminTranslationQuery = PageRequest(
  Type.Object({ keyword, type: Type.Optional(TranslationType) }),
)
export type AdminTranslationQuery = Static<typeof AdminTranslationQuery>

/** A translation entry (§3) with its version. */
export const AdminTranslation = Type.Object({ ...Translation.properties, version: Type.Integer() })
export type AdminTranslation = Static<typeof AdminTranslation>

const translationText = Type.String({ maxLength: ADMIN_TEXT_LENGTHS.translation })

/** A new entry, or with `seen` a change of one. At least one text; one that is empty overrides nothing. */
export const AdminTranslationSave = Type.Object({
  seen,
  code: Type.String({ pattern: TRANSLATION_CODE.source }),
  type: TranslationType,
  chinese: translationText,
  english: translationText,
})
export type AdminTranslationSave = Static<typeof AdminTranslationSave>

export const NOTICE_KINDS = ['notice', 'version'] as const
/** `planned`: published, but its time has not come. */
export const NOTICE_STATES = ['draft', 'planned', 'published', 'withdrawn'] as const
const NoticeKind = Type.Enum(NOTICE_KINDS)
const NoticeState = Type.Enum(NOTICE_STATES)
export type NoticeKind = Static<typeof NoticeKind>
export type NoticeState = Static<typeof NoticeState>

export const AdminNoticeQuery = PageRequest(
  Type.Object({ keyword, kind: Type.Optional(NoticeKind), state: Type.Optional(NoticeState) }),
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
  publishTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss; empty while it is not published' }),
  updateBy: Type.String({ description: 'Empty when it came with the portal' }),
  updateTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss; empty when it came with the portal' }),
  version: Type.Integer(),
})
export type AdminNotice = Static<typeof AdminNotice>

const title = Type.String({ minLength: 1, maxLength: ADMIN_TEXT_LENGTHS.noticeTitle, pattern: '\\S' })
const content = Type.String({ minLength: 1, maxLength: ADMIN_TEXT_LENGTHS.noticeContent, pattern: '\\S' })

/** A new draft, or with `seen` a change of a notice, which stays published when it is. */
export const AdminNoticeSave = Type.Object({
  seen,
  kind: NoticeKind,
  titleZh: title,
  titleEn: title,
  contentZh: content,
  contentEn: content,
})
export type AdminNoticeSave = Static<typeof AdminNoticeSave>

/** Publishes a notice now, or at a time to come. */
export const AdminNoticePublication = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  publishTime: Type.Optional(
    Type.String({ pattern: WIRE_TIME.source, description: 'yyyy-MM-dd HH:mm:ss; now when left out' }),
  ),
})
export type AdminNoticePublication = Static<typeof AdminNoticePublication>

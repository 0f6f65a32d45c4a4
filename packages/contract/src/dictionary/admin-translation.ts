import { type Static, Type } from 'typebox'
import { recordId, recordIdOrNew, searchText, version, versionOrNew } from '../entities/fields.ts'
import { Order, PageRequest } from '../lists/paging.ts'
import { ADMIN_TEXT_LENGTHS, TRANSLATION_CODE } from '../rules/records/admin-formats.ts'
import { Translation } from './translation.ts'

/** §3: a text, or a file that a text links to. */
export const TRANSLATION_TYPES = { plain: 1, file: 2 } as const
const TranslationType = Type.Union([Type.Literal(1), Type.Literal(2)], {
  description: '1 plain text, 2 file-linked',
})

/** Sort keys of the list. */
export const TRANSLATION_SORT_KEYS = ['code', 'chinese', 'english', 'type', 'updateBy', 'updateTime'] as const

export const AdminTranslationQuery = PageRequest(
  Type.Object({
    id: Type.Optional(recordId),
    text: searchText,
    type: Type.Optional(TranslationType),
    ...Order(TRANSLATION_SORT_KEYS),
  }),
)
export type AdminTranslationQuery = Static<typeof AdminTranslationQuery>

/** A translation entry (§3) with its version. */
export const AdminTranslation = Type.Object({ ...Translation.properties, version: Type.Integer() })
export type AdminTranslation = Static<typeof AdminTranslation>

const translationText = Type.String({ maxLength: ADMIN_TEXT_LENGTHS.translation })

/** Body of a save. At least one text is required; an empty one overrides nothing. */
export const AdminTranslationSave = Type.Object({
  id: recordIdOrNew,
  code: Type.String({ pattern: TRANSLATION_CODE.source }),
  type: TranslationType,
  chinese: translationText,
  english: translationText,
  version: versionOrNew,
})
export type AdminTranslationSave = Static<typeof AdminTranslationSave>

export const AdminTranslationDelete = Type.Object({ id: recordId, version })
export type AdminTranslationDelete = Static<typeof AdminTranslationDelete>

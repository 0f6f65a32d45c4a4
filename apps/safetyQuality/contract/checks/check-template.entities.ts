import {
  dateTime,
  Named,
  nullable,
  recordIdOrNew,
  text,
  version,
  versionOrNew,
} from '@apron/contract/entities/fields'
import { type Static, Type } from 'typebox'
import { ITEMS_MAX } from '../values.ts'
import { DraftItem } from './check-draft.entities.ts'
import {
  TEMPLATE_ACTIONS,
  TEMPLATE_CODE,
  TEMPLATE_LIMITS,
  TEMPLATE_STATUSES,
} from './check-template.values.ts'

const name = Type.String({
  minLength: 1,
  maxLength: TEMPLATE_LIMITS.name,
  pattern: '^[^\\u0000]*\\S[^\\u0000]*$',
})

/** A revision of a check template in the shape of its editor. */
export const TemplateDraft = Type.Object({
  id: recordIdOrNew,
  version: versionOrNew,
  code: Type.String({
    pattern: TEMPLATE_CODE,
    description: 'Two to four letters, a hyphen, two or three digits',
  }),
  nameZh: name,
  nameEn: text(TEMPLATE_LIMITS.name),
  checkCat: Type.String({ pattern: '^[A-Z_]{1,20}$' }),
  scope: text(TEMPLATE_LIMITS.scope),
  basis: text(TEMPLATE_LIMITS.basis),
  items: Type.Array(DraftItem, { maxItems: ITEMS_MAX }),
})
export type TemplateDraft = Static<typeof TemplateDraft>

/** A revision in the list of templates. */
export const TemplateRow = Type.Object({
  id: Type.String(),
  version,
  code: Type.String(),
  revision: Type.Integer(),
  name: Type.String({ description: 'In the language of the request' }),
  checkCat: Type.String({ description: 'Value of CHECK_CAT' }),
  scope: Type.String(),
  basis: Type.String(),
  status: Type.Enum(TEMPLATE_STATUSES),
  itemCount: Type.Integer(),
  orderCount: Type.Integer({ description: 'Check orders made from it' }),
  changedBy: Named,
  changedAt: dateTime,
})
export type TemplateRow = Static<typeof TemplateRow>
export const TemplateRows = Type.Array(TemplateRow)

/** A revision with its items, in both languages, and the actions of the caller. */
export const TemplateDetail = Type.Object({
  ...TemplateRow.properties,
  draft: TemplateDraft,
  actions: Type.Array(Type.Enum(TEMPLATE_ACTIONS)),
  draftId: nullable(Type.String({ description: 'Id of the revision in draft, if there is one' })),
})
export type TemplateDetail = Static<typeof TemplateDetail>

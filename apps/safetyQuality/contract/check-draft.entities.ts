import { date, nullable, recordId, recordIdOrNew, text, versionOrNew } from '@apron/contract/entities/fields'
import { type Static, Type } from 'typebox'
import { TEMPLATE_CODE } from './check-template.values.ts'
import { CHECK_METHODS, DRAFT_LIMITS } from './values.ts'

const name = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000]*\\S[^\\u0000]*$' })
const limit = nullable(Type.Number({ minimum: -DRAFT_LIMITS.measuredAbs, maximum: DRAFT_LIMITS.measuredAbs }))

/** One line of a check order that is written by hand. English that is left out is read in Chinese. */
export const DraftItem = Type.Object({
  group: text(DRAFT_LIMITS.group),
  textZh: name(DRAFT_LIMITS.itemText),
  textEn: text(DRAFT_LIMITS.itemText),
  method: Type.Enum(CHECK_METHODS),
  sampleSize: Type.Integer({ minimum: 0, maximum: DRAFT_LIMITS.sampleSize }),
  basisRef: text(DRAFT_LIMITS.basisRef),
  critical: Type.Boolean(),
  unit: Type.String({
    maxLength: DRAFT_LIMITS.unit,
    pattern: '^[^\\u0000]*$',
    description: 'Of what is measured; only where the method is MEASURE',
  }),
  min: limit,
  max: limit,
  groupEn: Type.Optional(text(DRAFT_LIMITS.group)),
  more: Type.Optional(
    Type.Array(Type.Object({ unit: name(DRAFT_LIMITS.unit), min: limit, max: limit }), {
      maxItems: DRAFT_LIMITS.measures - 1,
      description: 'What else is measured there',
    }),
  ),
})
export type DraftItem = Static<typeof DraftItem>

/** A check order until it is issued. */
export const CheckDraft = Type.Object({
  id: recordIdOrNew,
  version: versionOrNew,
  template: Type.Optional(
    nullable(
      Type.String({
        pattern: TEMPLATE_CODE,
        description:
          'Code of the template whose items are checked; without one the items are written by hand',
      }),
    ),
  ),
  titleZh: name(DRAFT_LIMITS.title),
  titleEn: text(DRAFT_LIMITS.title),
  checkCat: Type.String({ pattern: '^[A-Z_]{1,20}$' }),
  checkedDept: Type.String({ pattern: '^[A-Za-z0-9-]{1,20}$' }),
  area: text(DRAFT_LIMITS.area),
  basis: text(DRAFT_LIMITS.basis),
  announced: Type.Boolean({ description: 'A spot check never is' }),
  leadChecker: Type.String({ pattern: '^[A-Za-z0-9]{1,20}$' }),
  checkers: Type.Array(Type.String({ pattern: '^[A-Za-z0-9]{1,20}$' }), { maxItems: DRAFT_LIMITS.checkers }),
  planStart: date,
  planEnd: date,
  items: Type.Array(DraftItem, {
    maxItems: DRAFT_LIMITS.items,
    description: 'Of an order with a template nothing of them is kept',
  }),
})
export type CheckDraft = Static<typeof CheckDraft>

/** A template that orders can be made from, in both languages: the form offers its words for the title. */
export const OfferedTemplate = Type.Object({
  code: Type.String(),
  revision: Type.Integer(),
  nameZh: Type.String(),
  nameEn: Type.String(),
  checkCat: Type.String(),
  basis: Type.String(),
  items: Type.Array(
    Type.Object({
      seq: Type.Integer(),
      group: Type.String(),
      text: Type.String({ description: 'In the language of the request' }),
      critical: Type.Boolean(),
    }),
  ),
})
export type OfferedTemplate = Static<typeof OfferedTemplate>
export const OfferedTemplates = Type.Array(OfferedTemplate)

/** Why an order is called off. */
export const CancelCheck = Type.Object({
  id: recordId,
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  reason: text(DRAFT_LIMITS.reasonMax, DRAFT_LIMITS.reasonMin),
})
export type CancelCheck = Static<typeof CancelCheck>

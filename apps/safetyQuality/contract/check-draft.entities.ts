import { date, nullable, recordId, recordIdOrNew, text, versionOrNew } from '@apron/contract/entities/fields'
import { type Static, Type } from 'typebox'
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
})
export type DraftItem = Static<typeof DraftItem>

/** A check order until it is issued. */
export const CheckDraft = Type.Object({
  id: recordIdOrNew,
  version: versionOrNew,
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
  items: Type.Array(DraftItem, { maxItems: DRAFT_LIMITS.items }),
})
export type CheckDraft = Static<typeof CheckDraft>

/** Why an order is called off. */
export const CancelCheck = Type.Object({
  id: recordId,
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  reason: text(DRAFT_LIMITS.reasonMax, DRAFT_LIMITS.reasonMin),
})
export type CancelCheck = Static<typeof CancelCheck>

import { nullable, recordIdOrNew, versionOrNew } from '@apron/contract/entities/fields'
import { describeFields } from '@apron/contract/records/describe-fields'
import { saveSchema } from '@apron/contract/records/field-schemas'
import * as field from '@apron/contract/records/fields'
import { type Static, Type } from 'typebox'
import { CHECK_METHOD_OPTIONS, CHECKERS_MAX, ITEMS_MAX, MEASURED_MAX } from '../values.ts'
import * as texts from './check-draft.texts.ts'
import { TEMPLATE_CODE } from './check-template.values.ts'

const { DRAFT_TEXTS: label, ITEM_TEXTS: itemLabel, MEASURE_TEXTS: measureLabel } = texts
const limits = { min: -MEASURED_MAX, max: MEASURED_MAX } as const
const isMeasured = ({ method }: field.FieldValues) => method === 'MEASURE'
const measuredOnly = { shownWhen: isMeasured } as const
const hasOwnItems = ({ template }: field.FieldValues) => template === null

/** Unit and limits of a measured value. */
export const measureFields = {
  unit: field.text(10, { ...measureLabel.unit, required: true }),
  min: field.decimal(3, { ...measureLabel.min, ...limits }),
  max: field.decimal(3, { ...measureLabel.max, ...limits }),
}

/** Items of a check order or template that is written by hand. Missing English texts are shown in Chinese. */
const itemFields = {
  textZh: field.text(200, { ...itemLabel.textZh, required: true }),
  textEn: field.text(200, itemLabel.textEn),
  group: field.text(40, itemLabel.group),
  groupEn: field.text(40, itemLabel.groupEn),
  method: field.choice(CHECK_METHOD_OPTIONS, { ...itemLabel.method, required: true, initial: 'OBSERVE' }),
  sampleSize: field.integer({ ...itemLabel.sampleSize, required: true, initial: 0, min: 0, max: 50 }),
  basisRef: field.text(60, itemLabel.basisRef),
  // The first measurement is part of the item; older drafts have no others.
  unit: field.text(10, { ...measureLabel.unit, requiredWhen: isMeasured, ...measuredOnly }),
  min: { ...measureFields.min, ...measuredOnly },
  max: { ...measureFields.max, ...measuredOnly },
  more: field.lines(4, measureFields, { ...texts.MORE_TEXTS, firstNumber: 2, ...measuredOnly }),
  critical: field.flag(itemLabel.critical),
}
export const DraftItem = saveSchema(itemFields, {}, ['groupEn', 'more'])
export type DraftItem = Static<typeof DraftItem>

/** Fields of a draft that are columns of its order. */
export const draftFields = {
  titleZh: field.text(80, { ...label.titleZh, required: true }),
  titleEn: field.text(80, label.titleEn),
  checkCat: field.dictionary('CHECK_CAT', { ...label.checkCat, required: true }),
  checkedDept: field.department({ ...label.checkedDept, required: true }),
  area: field.text(60, label.area),
  basis: field.text(100, { ...label.basis, shownWhen: hasOwnItems }),
  planStart: field.date({ ...label.planStart, required: true }),
  planEnd: field.date({ ...label.planEnd, required: true }),
  announced: field.flag(label.announced),
  leadChecker: field.person({ ...label.leadChecker, required: true }),
}

/** Form of a check order that has not been issued. */
export const checkDraftForm = describeFields({
  texts: 'safetyQuality.checkOrder.field',
  fields: {
    ...draftFields,
    checkers: field.people(CHECKERS_MAX, label.checkers),
    items: field.lines(ITEMS_MAX, itemFields, { ...texts.ITEMS_TEXTS, ordered: true, carried: ['group'] }),
  },
})
export const CheckDraft = saveSchema(checkDraftForm.fields, {
  id: recordIdOrNew,
  version: versionOrNew,
  template: Type.Optional(nullable(Type.String({ pattern: TEMPLATE_CODE, description: 'Null: own items' }))),
  items: Type.Array(DraftItem, { maxItems: ITEMS_MAX, description: 'Ignored for an order with a template' }),
})
export type CheckDraft = Static<typeof CheckDraft>

/** Fields of every item that is displayed. */
export const displayedItemFields = {
  seq: Type.Integer(),
  group: Type.String(),
  text: Type.String({ description: 'In the language of the request' }),
  critical: Type.Boolean(),
}

/** A template that orders can be made from. Both languages, because the form suggests its name as title. */
export const OfferedTemplate = Type.Object({
  code: Type.String(),
  revision: Type.Integer(),
  nameZh: Type.String(),
  nameEn: Type.String(),
  checkCat: Type.String(),
  basis: Type.String(),
  items: Type.Array(Type.Object(displayedItemFields)),
})
export type OfferedTemplate = Static<typeof OfferedTemplate>
export const OfferedTemplates = Type.Array(OfferedTemplate)

import { nullable, recordIdOrNew, versionOrNew } from '@apron/contract/entities/fields'
import { describeFields } from '@apron/contract/records/describe-fields'
import { saveSchema } from '@apron/contract/records/field-schemas'
import { withCodes } from '@apron/contract/records/field-texts'
import * as field from '@apron/contract/records/fields'
import { type Static, Type } from 'typebox'
import { CHECK_METHOD_OPTIONS, CHECKERS_MAX, ITEMS_MAX, MEASURED_MAX } from '../values.ts'
import { TEMPLATE_CODE } from './check-template.values.ts'

const ITEM_TEXTS = 'safetyQuality.checkOrder.items'
const limits = { min: -MEASURED_MAX, max: MEASURED_MAX } as const
const isMeasured = ({ method }: field.FieldValues) => method === 'MEASURE'
const ofMeasured = { shownWhen: isMeasured } as const

/** Unit and limits of a measured value. */
const measure = withCodes(ITEM_TEXTS, {
  unit: field.text(10, { zh: '单位', en: 'Unit', required: true }),
  min: field.decimal(3, { zh: '下限', en: 'Lower limit', ...limits }),
  max: field.decimal(3, { zh: '上限', en: 'Upper limit', ...limits }),
})

/** Items of a check order or template that is written by hand. Missing English texts are shown in Chinese. */
const itemFields = withCodes(ITEM_TEXTS, {
  textZh: field.text(200, { zh: '检查内容（中文）', en: 'What is checked (Chinese)', required: true }),
  textEn: field.text(200, { zh: '检查内容（英文，选填）', en: 'What is checked (English, optional)' }),
  group: field.text(40, { zh: '分组', en: 'Group' }),
  groupEn: field.text(40, { zh: '分组（英文，选填）', en: 'Group (English, optional)' }),
  method: field.choice(CHECK_METHOD_OPTIONS, {
    zh: '检查方法',
    en: 'Method',
    required: true,
    initial: 'OBSERVE',
  }),
  sampleSize: field.integer({ zh: '抽样数', en: 'Sample size', required: true, initial: 0, min: 0, max: 50 }),
  basisRef: field.text(60, { zh: '条款', en: 'Clause' }),
  // The first measurement is part of the item; older drafts have no others.
  unit: { ...measure.unit, required: false, requiredWhen: isMeasured, ...ofMeasured },
  min: { ...measure.min, ...ofMeasured },
  max: { ...measure.max, ...ofMeasured },
  more: field.lines(4, measure, {
    zh: '更多测量值',
    en: 'More values',
    noun: { zh: '个值', en: 'value' },
    add: { zh: '再测一个值', en: 'Measure another value', textCode: `${ITEM_TEXTS}.addMeasure` },
    firstNumber: 2,
    ...ofMeasured,
  }),
  critical: field.flag({ zh: '关键项', en: 'Critical' }),
})
export const DraftItem = saveSchema(itemFields, {}, ['groupEn', 'more'])
export type DraftItem = Static<typeof DraftItem>

/** Fields of a draft that are columns of its order. */
export const draftFields = {
  titleZh: field.text(80, { zh: '标题（中文）', en: 'Title (Chinese)', required: true }),
  titleEn: field.text(80, { zh: '标题（英文，选填）', en: 'Title (English, optional)' }),
  checkCat: field.dictionary('CHECK_CAT', { zh: '检查类别', en: 'Category', required: true }),
  checkedDept: field.department({ zh: '受检部门', en: 'Checked department', required: true }),
  area: field.text(60, { zh: '区域', en: 'Area' }),
  basis: field.text(100, { zh: '检查依据', en: 'Basis', shownWhen: ({ template }) => template === null }),
  planStart: field.date({ zh: '计划开始', en: 'Planned start', required: true }),
  planEnd: field.date({ zh: '计划完成', en: 'Planned end', required: true }),
  announced: field.flag({ zh: '预先通知受检部门', en: 'Notify the checked department in advance' }),
  leadChecker: field.person({ zh: '检查组长', en: 'Lead checker', required: true }),
}

/** Form of a check order that has not been issued. */
export const checkDraftForm = describeFields({
  texts: 'safetyQuality.checkOrder.field',
  fields: {
    ...draftFields,
    checkers: field.people(CHECKERS_MAX, { zh: '检查员', en: 'Checkers' }),
    items: field.lines(ITEMS_MAX, itemFields, {
      zh: '检查项目',
      en: 'Items',
      noun: { zh: '项', en: 'item' },
      add: { zh: '添加检查项目', en: 'Add item', textCode: `${ITEM_TEXTS}.add` },
      empty: { zh: '还没有检查项目。', en: 'No items yet.', textCode: `${ITEM_TEXTS}.none` },
      ordered: true,
      carried: ['group'],
    }),
  },
})
export const CheckDraft = saveSchema(checkDraftForm.fields, {
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
  items: Type.Array(DraftItem, {
    maxItems: ITEMS_MAX,
    description: 'Ignored for an order with a template',
  }),
})
export type CheckDraft = Static<typeof CheckDraft>

/** A template that orders can be made from. Both languages, because the form suggests its name as title. */
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

import { nullable, recordId } from '@apron/contract/entities/fields'
import { describeFields } from '@apron/contract/records/describe-fields'
import { saveSchema } from '@apron/contract/records/field-schemas'
import * as field from '@apron/contract/records/fields'
import { IMAGE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'
import { type Static, Type } from 'typebox'
import { CHECK_LIMITS, CHECK_RESULTS, FINDING_LEVELS, MEASURED_MAX } from './values.ts'

const isNonconforming = ({ result }: field.FieldValues) => result === 'NC'

const findingFields = {
  level: field.dictionary('FINDING_LEVEL', { zh: '问题等级', en: 'Finding level' }),
  suggestDue: field.date({ zh: '建议整改期限', en: 'Suggested due date' }),
  description: field.longText(CHECK_LIMITS.findingMax, {
    zh: '问题描述',
    en: 'Finding',
    requiredWhen: isNonconforming,
    rows: 2,
  }),
  containment: field.longText(CHECK_LIMITS.containment, { zh: '临时措施', en: 'Containment', rows: 2 }),
}
const ownFields = {
  photos: field.files(CHECK_LIMITS.photos, IMAGE_EXTENSIONS, {
    zh: '照片',
    en: 'Photos',
    requiredWhen: values => isNonconforming(values) && values['critical'] === true,
  }),
  remark: field.longText(CHECK_LIMITS.remark, {
    zh: '备注',
    en: 'Remark',
    requiredWhen: ({ result }) => result === 'NI',
    rows: 2,
  }),
}

/** Describes what people write down about an item, with the parts of its finding. */
export const itemResult = describeFields({
  texts: 'safetyQuality.checkedResult.item',
  fields: {
    result: field.dictionary('CHECK_RESULT', { zh: '第{seq}项结果', en: 'Result of item {seq}' }),
    ...findingFields,
    ...ownFields,
  },
})

export const MeasuredValue = Type.Object({
  unit: Type.String({ minLength: 1, maxLength: 10, pattern: '^[^\\u0000]*$' }),
  value: Type.Number({ minimum: -MEASURED_MAX, maximum: MEASURED_MAX }),
})
export type MeasuredValue = Static<typeof MeasuredValue>

export const Finding = saveSchema(findingFields, {
  level: nullable(Type.Enum(FINDING_LEVELS)),
  responsibleDept: Type.String({
    pattern: '^[A-Za-z0-9-]{0,20}$',
    description: 'Empty: the checked department',
  }),
})
export type Finding = Static<typeof Finding>

const ownParts = {
  result: nullable(Type.Enum(CHECK_RESULTS)),
  measured: Type.Array(MeasuredValue, { maxItems: 5 }),
  finding: nullable(Finding),
}

/** The result of one item; incomplete ones may be saved, the conditions apply at submission. */
export const ItemResult = saveSchema(ownFields, ownParts)
export type ItemResult = Static<typeof ItemResult>

/** Describes `was` in a save. */
export const WAS =
  'What stood there when the person began to change it. With it a later version of the order is no hindrance as long as it still stands there'

/** A result in a save. */
export const SentResult = saveSchema(ownFields, {
  itemId: recordId,
  was: Type.Optional(Type.Unsafe<ItemResult>(Type.Object(ItemResult.properties, { description: WAS }))),
  ...ownParts,
})

import { describeFields } from '@apron/contract/records/describe-fields'
import * as field from '@apron/contract/records/fields'
import { IMAGE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'
import { CHECK_LIMITS } from '../values.ts'

const isNonconforming = ({ result }: field.FieldValues) => result === 'NC'

/** Parts of a finding. */
export const findingFields = {
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
/** Fields of a result apart from its finding. */
export const resultFields = {
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

/** Describes the fields that people fill in for an item, with those of its finding. */
export const itemResult = describeFields({
  texts: 'safetyQuality.checkedResult.item',
  fields: {
    result: field.dictionary('CHECK_RESULT', { zh: '第{seq}项结果', en: 'Result of item {seq}' }),
    ...findingFields,
    ...resultFields,
  },
})

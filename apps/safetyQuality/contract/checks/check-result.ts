import { describeFields } from '@apron/contract/records/describe-fields'
import * as field from '@apron/contract/records/fields'
import { IMAGE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'
import { CHECK_LIMITS } from '../values.ts'
import { RESULT_TEXTS as label } from './check-result.texts.ts'

const isNonconforming = ({ result }: field.FieldValues) => result === 'NC'
const isUnchecked = ({ result }: field.FieldValues) => result === 'NI'
const needsPhoto = (values: field.FieldValues) => isNonconforming(values) && values['critical'] === true

export const findingFields = {
  level: field.dictionary('FINDING_LEVEL', label.level),
  suggestDue: field.date(label.suggestDue),
  description: field.longText(CHECK_LIMITS.findingMax, {
    ...label.description,
    requiredWhen: isNonconforming,
    rows: 2,
  }),
  containment: field.longText(CHECK_LIMITS.containment, { ...label.containment, rows: 2 }),
}
/** Fields of a result apart from its finding. */
export const resultFields = {
  photos: field.files(CHECK_LIMITS.photos, IMAGE_EXTENSIONS, { ...label.photos, requiredWhen: needsPhoto }),
  remark: field.longText(CHECK_LIMITS.remark, { ...label.remark, requiredWhen: isUnchecked, rows: 2 }),
}

/** Describes the fields that people fill in for an item, with those of its finding. */
export const itemResult = describeFields({
  texts: 'safetyQuality.checkedResult.item',
  fields: { result: field.dictionary('CHECK_RESULT', label.result), ...findingFields, ...resultFields },
})

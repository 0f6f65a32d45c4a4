import type { DefField } from '../../dictionary/admin-dictionary.ts'
import type { Language } from '../../dictionary/language.ts'
import { ADMIN_TEXT_LENGTHS } from '../records/admin-formats.ts'
import {
  DICTIONARY_FIELD_LABELS,
  DICTIONARY_VALUE,
  type DictionaryField,
  SORT_RANGE,
  STEERING_AMOUNT,
} from './dictionary-fields.ts'

/**
 * Describes the fields of a directory's values, as `dictionaryProblems` validates them. @param steers whether it steers
 * decisions
 */
export function defFields(steers: boolean, language: Language): DefField[] {
  const field = (
    name: Exclude<DictionaryField, 'directory'> | 'enabled',
    more: Partial<DefField>,
  ): DefField => ({
    field: name,
    name: DICTIONARY_FIELD_LABELS[name][language],
    type: 'text',
    required: true,
    pattern: '',
    maxLength: null,
    min: null,
    max: null,
    fixed: false,
    ...more,
  })
  const label: Partial<DefField> = steers
    ? { type: 'amount', pattern: STEERING_AMOUNT.source }
    : { maxLength: ADMIN_TEXT_LENGTHS.name }
  return [
    field('value', { pattern: DICTIONARY_VALUE.source, maxLength: 64, fixed: true }),
    field('nameZh', label),
    field('nameEn', label),
    field('sort', { type: 'number', ...SORT_RANGE }),
    field('enabled', { type: 'state', min: 0, max: 1 }),
  ]
}

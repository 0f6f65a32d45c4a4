import type { FieldProblem } from '../../errors/field-problems.ts'
import { isBlank } from '../../texts/normalize-text.ts'
import type { TextPair } from '../../texts/text-pair.ts'
import { nameProblem } from '../records/name-problem.ts'

/** Matches all directories of earlier versions and of applications. */
export const DIRECTORY_CODE = /^[A-Za-z0-9_]{1,64}$/
/** Excludes the separators of lists and filters. */
export const DICTIONARY_VALUE = /^[A-Za-z0-9_.-]{1,64}$/
/** Order of the values of a directory (§9). */
export const SORT_RANGE = { min: 0, max: 99 } as const
/** Name of a value that steers decisions: an amount or a rate, in digits. */
export const STEERING_AMOUNT = /^(?=.*[1-9])\d{1,12}(?:\.\d{1,6})?$/

/** Input for a dictionary value. */
export interface DictionaryFields {
  readonly directory: string
  readonly value: string
  readonly nameZh: string
  readonly nameEn: string
  /** Null if empty. */
  readonly sort: number | null
}

export type DictionaryField = keyof DictionaryFields

export const DICTIONARY_FIELD_LABELS: Readonly<Record<DictionaryField | 'enabled', TextPair>> = {
  directory: { zh: '目录', en: 'Directory' },
  value: { zh: '值', en: 'Value' },
  nameZh: { zh: '中文名称', en: 'Chinese name' },
  nameEn: { zh: '英文名称', en: 'English name' },
  sort: { zh: '排序', en: 'Sort' },
  enabled: { zh: '启用', en: 'Enabled' },
}

/** Returns the problems of a value, at most one per field (§5, DICT-02). @param steers whether its directory steers decisions */
export function dictionaryProblems(
  fields: DictionaryFields,
  steers: boolean,
): FieldProblem<DictionaryField>[] {
  const { directory, value, nameZh, nameEn, sort } = fields
  return [
    ...(directory === '' ? [{ field: 'directory', problem: 'directory' } as const] : []),
    ...valueProblem(value),
    ...(steers
      ? amountProblems(nameZh, nameEn)
      : [...labelProblem('nameZh', nameZh), ...labelProblem('nameEn', nameEn)]),
    ...sortProblem(sort),
  ]
}

function valueProblem(value: string): FieldProblem<'value'>[] {
  if (isBlank(value)) return [{ field: 'value', problem: 'dictionaryValueMissing' }]
  return DICTIONARY_VALUE.test(value) ? [] : [{ field: 'value', problem: 'dictionaryValue' }]
}

function labelProblem<Field extends 'nameZh' | 'nameEn'>(field: Field, name: string): FieldProblem<Field>[] {
  return isBlank(name) ? [{ field, problem: 'dictionaryNameMissing' }] : nameProblem(field, name)
}

/** An amount is the same in both languages. */
function amountProblems(nameZh: string, nameEn: string): FieldProblem<'nameZh' | 'nameEn'>[] {
  if (nameZh === '') return [{ field: 'nameZh', problem: 'required' }]
  if (!STEERING_AMOUNT.test(nameZh)) return [{ field: 'nameZh', problem: 'amount' }]
  return nameEn === nameZh ? [] : [{ field: 'nameEn', problem: 'amountTwice' }]
}

function sortProblem(sort: number | null): FieldProblem<'sort'>[] {
  if (sort === null) return [{ field: 'sort', problem: 'dictionarySortMissing' }]
  const within = Number.isInteger(sort) && sort >= SORT_RANGE.min && sort <= SORT_RANGE.max
  return within ? [] : [{ field: 'sort', problem: 'dictionarySort' }]
}

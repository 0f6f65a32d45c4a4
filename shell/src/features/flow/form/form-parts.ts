import type { FlowTemplate } from '@apron/contract/flow/flow'
import type { FormColumn, FormDefinition, FormField } from '@apron/contract/flow/form-definition'
import type { FieldValue, FormValues, LineValues } from '@apron/contract/flow/form-values'
import type { Dictionaries } from '@apron/sdk/query'

/** Sibling values of a field, in the form or in its line. */
export type SiblingValues = Readonly<Record<string, FieldValue>>

/** Texts and names needed to render the fields of a form. */
export interface FieldTexts {
  /** Returns the label of a field by path: `key`, or `table.column`. */
  readonly labelOf: (path: string) => string
  /** Returns the label of a choice. */
  readonly choiceOf: (path: string, value: string) => string
  readonly dictionaries: Dictionaries<string>
}

type Texts = FlowTemplate['texts']

/** Returns labels and choices in the user's language, with the key as the fallback. */
export function labelsOf(texts: Texts, language: 'zh' | 'en'): Pick<FieldTexts, 'labelOf' | 'choiceOf'> {
  return {
    labelOf: path => texts.fields[path]?.[language] ?? path,
    choiceOf: (path, value) => texts.choices[`${path}=${value}`]?.[language] ?? value,
  }
}

/** Returns the directories whose values a form needs. */
export function dictCodesOf({ fields }: FormDefinition): string[] {
  const every = fields.flatMap<FormField | FormColumn>(field =>
    field.kind === 'table' ? [field, ...field.columns] : [field],
  )
  return [
    ...new Set(every.flatMap(field => (field.kind === 'dictionary' ? [field.dictCode] : []))),
  ].toSorted()
}

/** Returns the lines of a table, or none if it has no value. */
export function linesOf(value: FieldValue | undefined): readonly LineValues[] {
  return Array.isArray(value) ? value.filter(isLine) : []
}

function isLine(line: unknown): line is LineValues {
  return typeof line === 'object' && line !== null && !Array.isArray(line)
}

export const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '')

/** Returns the values of a dictionary field as a list, also for a single value. */
export function selectedValues(value: FieldValue | undefined): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.filter(each => typeof each === 'string') : []
}

/** Returns the currency of an amount: fixed, or from a sibling field. */
export function currencyOf(field: FormColumn & { readonly kind: 'money' }, siblings: SiblingValues): string {
  return 'code' in field.currency ? field.currency.code : textOf(siblings[field.currency.field])
}

/** Computations that need rates or limits, which only the server has. */
const SERVER_COMPUTATIONS: ReadonlySet<string> = new Set(['convert', 'rate', 'anyLine', 'when'])

export const isServerComputed = ({ computed }: FormField | FormColumn): boolean =>
  computed !== undefined && SERVER_COMPUTATIONS.has(computed.compute)

/** Builds the path of a cell, for error messages. */
export const linePath = (table: string, index: number, column: string) => `${table}.${index}.${column}`

/** Types the values of a process, which the server has validated against this form. */
export function asFormValues(values: Readonly<Record<string, unknown>>): FormValues {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- in the contract, the values have no type beyond the form of their version
  return values as FormValues
}

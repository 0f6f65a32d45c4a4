import type { FlowTemplate } from '@apron/contract/entities/flow'
import type { FormColumn, FormDefinition, FormField } from '@apron/contract/flow/form-definition'
import type { FieldValue, FormValues, LineValues } from '@apron/contract/flow/form-values'
import type { Dictionaries } from '@apron/sdk/query'

/** The values beside a field: of the form, or of its line. */
export type Beside = Readonly<Record<string, FieldValue>>

/** What every field of a form is drawn with. */
export interface FormWords {
  /** Of a field by its path: `key`, or `table.column`. */
  readonly labelOf: (path: string) => string
  /** Of a value of a choice. */
  readonly choiceOf: (path: string, value: string) => string
  readonly dictionaries: Dictionaries<string>
}

type Texts = FlowTemplate['texts']

/** Labels and choices in the person's language; what a template does not name is called by its key. */
export function namesOf(texts: Texts, language: 'zh' | 'en'): Pick<FormWords, 'labelOf' | 'choiceOf'> {
  return {
    labelOf: path => texts.fields[path]?.[language] ?? path,
    choiceOf: (path, value) => texts.choices[`${path}=${value}`]?.[language] ?? value,
  }
}

/** The directories whose values a form needs. */
export function dictCodesOf({ fields }: FormDefinition): string[] {
  const every = fields.flatMap<FormField | FormColumn>(field =>
    field.kind === 'table' ? [field, ...field.columns] : [field],
  )
  return [
    ...new Set(every.flatMap(field => (field.kind === 'dictionary' ? [field.dictCode] : []))),
  ].toSorted()
}

/** The lines of a table; one that is not there has none. */
export function linesOf(value: FieldValue | undefined): readonly LineValues[] {
  return Array.isArray(value) ? value.filter(isLine) : []
}

function isLine(line: unknown): line is LineValues {
  return typeof line === 'object' && line !== null && !Array.isArray(line)
}

export const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '')

/** Several values of a dictionary field; one is a list of one. */
export function manyOf(value: FieldValue | undefined): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.filter(each => typeof each === 'string') : []
}

/** The currency of an amount: its own, or what stands in the field beside it. */
export function currencyOf(field: FormColumn & { readonly kind: 'money' }, beside: Beside): string {
  return 'code' in field.currency ? field.currency.code : textOf(beside[field.currency.field])
}

/** What only the server can compute, for it needs rates or limits. */
const ONLY_SERVER: ReadonlySet<string> = new Set(['convert', 'rate', 'anyLine', 'when'])

export const isServers = ({ computed }: FormField | FormColumn): boolean =>
  computed !== undefined && ONLY_SERVER.has(computed.compute)

/** Path of a cell, for what is wrong with it. */
export const linePath = (table: string, index: number, column: string) => `${table}.${index}.${column}`

/** The values of a process, which the server has judged by this form. */
export function asFormValues(values: Readonly<Record<string, unknown>>): FormValues {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract says of values only that the form of their version judges them
  return values as FormValues
}

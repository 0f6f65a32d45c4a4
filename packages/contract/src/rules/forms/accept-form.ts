import { isEqual } from 'es-toolkit/predicate'
import type { FieldProblem } from '../../errors/field-problems.ts'
import type { FormDefinition, FormField } from '../../flow/form-definition.ts'
import type { FieldValue, FormFacts, FormValues } from '../../flow/form-values.ts'
import { computeForm, linesOf } from './compute-form.ts'
import { formProblems } from './form-problems.ts'
import type { KnownCodes } from './value-problem.ts'

/** Fields that a node, or the initiator, may change: all, or only these paths (`key`, `table.column`). */
export interface FormStage {
  readonly editable: 'all' | readonly string[]
  readonly needed: readonly string[]
}

/** The initiator's form at the start or on rework. */
export const WHOLE_FORM: FormStage = { editable: 'all', needed: [] }

export interface AcceptedForm {
  /** Values to store if there is no problem, recomputed. */
  readonly values: FormValues
  /** Keys of changed fields, without computed ones. */
  readonly changed: readonly string[]
  readonly problems: readonly FieldProblem[]
}

/**
 * Merges sent values into the present ones: only fields that may change at this stage, never computed ones. Reports a
 * problem for any other sent field whose value differs.
 */
export function acceptForm(
  form: FormDefinition,
  before: FormValues,
  sent: FormValues,
  stage: FormStage,
  facts: FormFacts,
  known: KnownCodes,
): AcceptedForm {
  const fieldsByKey = new Map(form.fields.map(field => [field.key, field]))
  const problems: FieldProblem[] = Object.keys(sent)
    .filter(key => !fieldsByKey.has(key))
    .map(field => ({ field, problem: 'extraField' }))
  const changes: Record<string, FieldValue> = {}
  for (const field of form.fields) {
    const value = sent[field.key]
    if (value === undefined || field.computed !== undefined || isUnchanged(field, value, before[field.key]))
      continue
    const merged = mergeField(field, before[field.key], value, stage)
    if (typeof merged === 'string') problems.push({ field: field.key, problem: merged })
    else {
      changes[field.key] = merged.value
    }
  }
  const computed = computeForm(form, { ...before, ...changes }, facts)
  return {
    values: computed,
    changed: Object.keys(changes),
    problems: [...problems, ...formProblems(form, computed, facts, known, stage.needed)],
  }
}

type MergeResult = { readonly value: FieldValue } | 'notEditable' | 'otherLines' | 'form'

function mergeField(
  field: FormField,
  before: FieldValue | undefined,
  sent: FieldValue,
  { editable }: FormStage,
): MergeResult {
  if (field.kind === 'table' && !isLines(sent)) return 'form'
  if (editable === 'all' || editable.includes(field.key)) return { value: sent }
  if (field.kind !== 'table') return 'notEditable'
  const editableColumns = field.columns.filter(({ key }) => editable.includes(`${field.key}.${key}`))
  if (editableColumns.length === 0) return 'notEditable'
  const [lines, others] = [linesOf(before), linesOf(sent)]
  if (lines.length !== others.length) return 'otherLines'
  const lockedColumns = field.columns.filter(
    column => column.computed === undefined && !editableColumns.includes(column),
  )
  const merged = lines.map((line, index) => {
    const other = others[index] ?? {}
    const isOther = lockedColumns.some(
      ({ key }) => other[key] !== undefined && !isEqual(other[key], line[key] ?? null),
    )
    const changes = editableColumns.flatMap(({ key }) =>
      other[key] === undefined ? [] : [[key, other[key]] as const],
    )
    return isOther ? null : Object.assign({}, line, Object.fromEntries(changes))
  })
  const mergedLines = merged.filter(line => line !== null)
  return mergedLines.length < merged.length ? 'notEditable' : { value: mergedLines }
}

/** Returns true if a value equals the present one, ignoring computed columns. */
function isUnchanged(field: FormField, sent: FieldValue, before: FieldValue | undefined): boolean {
  if (field.kind !== 'table') return isEqual(sent, before ?? null)
  const computed = new Set(
    field.columns.filter(column => column.computed !== undefined).map(({ key }) => key),
  )
  const withoutComputed = (value: FieldValue | undefined) =>
    linesOf(value).map(line => Object.fromEntries(Object.entries(line).filter(([key]) => !computed.has(key))))
  return isLines(sent) && isEqual(withoutComputed(sent), withoutComputed(before))
}

/** A table that nobody filled in has no lines. */
function isLines(sent: FieldValue): boolean {
  return sent === null || (Array.isArray(sent) && linesOf(sent).length === sent.length)
}

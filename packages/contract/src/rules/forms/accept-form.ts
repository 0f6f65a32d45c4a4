import type { FieldProblem } from '../../errors/field-problems.ts'
import type { FormDefinition, FormField } from '../../flow/form-definition.ts'
import type { FieldValue, FormFacts, FormValues } from '../../flow/form-values.ts'
import { computeForm, linesOf } from './compute-form.ts'
import { formProblems } from './form-problems.ts'
import type { KnownCodes } from './value-problem.ts'

/** What a node, or the initiator, may change: every field, or only these paths (`key`, `table.column`). */
export interface FormStage {
  readonly editable: 'all' | readonly string[]
  readonly needed: readonly string[]
}

/** The initiator's form when it is started or reworked. */
export const WHOLE_FORM: FormStage = { editable: 'all', needed: [] }

export interface AcceptedForm {
  /** What is stored when there is no problem: computed anew. */
  readonly values: FormValues
  /** Keys of fields whose value is another than before; computed ones are not among them. */
  readonly changed: readonly string[]
  readonly problems: readonly FieldProblem[]
}

/**
 * What a person sends of a form, put onto the values that are there: only what may be changed at this stage, computed fields never.
 * Every field that is named but may not be changed has to be as it was.
 */
export function acceptForm(
  form: FormDefinition,
  before: FormValues,
  sent: FormValues,
  stage: FormStage,
  facts: FormFacts,
  known: KnownCodes,
): AcceptedForm {
  const own = new Map(form.fields.map(field => [field.key, field]))
  const problems: FieldProblem[] = Object.keys(sent)
    .filter(key => !own.has(key))
    .map(field => ({ field, problem: 'extraField' }))
  const changes: Record<string, FieldValue> = {}
  for (const field of form.fields) {
    const value = sent[field.key]
    if (value === undefined || field.computed !== undefined || same(field, value, before[field.key])) continue
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

type Merged = { readonly value: FieldValue } | 'notEditable' | 'otherLines' | 'form'

function mergeField(
  field: FormField,
  before: FieldValue | undefined,
  sent: FieldValue,
  { editable }: FormStage,
): Merged {
  if (field.kind === 'table' && !isLines(sent)) return 'form'
  if (editable === 'all' || editable.includes(field.key)) return { value: sent }
  if (field.kind !== 'table') return 'notEditable'
  const open = field.columns.filter(({ key }) => editable.includes(`${field.key}.${key}`))
  if (open.length === 0) return 'notEditable'
  const [lines, others] = [linesOf(before), linesOf(sent)]
  if (lines.length !== others.length) return 'otherLines'
  const closed = field.columns.filter(column => column.computed === undefined && !open.includes(column))
  const merged = lines.map((line, index) => {
    const other = others[index] ?? {}
    const isOther = closed.some(
      ({ key }) => other[key] !== undefined && !equal(other[key], line[key] ?? null),
    )
    const changes = open.flatMap(({ key }) => (other[key] === undefined ? [] : [[key, other[key]] as const]))
    return isOther ? null : Object.assign({}, line, Object.fromEntries(changes))
  })
  const kept = merged.filter(line => line !== null)
  return kept.length < merged.length ? 'notEditable' : { value: kept }
}

/** Whether a value is the one that is there; computed columns do not count. */
function same(field: FormField, sent: FieldValue, before: FieldValue | undefined): boolean {
  if (field.kind !== 'table') return equal(sent, before ?? null)
  const computed = new Set(
    field.columns.filter(column => column.computed !== undefined).map(({ key }) => key),
  )
  const bare = (value: FieldValue | undefined) =>
    linesOf(value).map(line => Object.fromEntries(Object.entries(line).filter(([key]) => !computed.has(key))))
  return isLines(sent) && equal(bare(sent), bare(before))
}

function equal(one: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A table that nobody filled in has no lines. */
function isLines(sent: FieldValue): boolean {
  return sent === null || (Array.isArray(sent) && linesOf(sent).length === sent.length)
}

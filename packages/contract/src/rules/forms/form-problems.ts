import type { FieldProblem } from '../../errors/field-problems.ts'
import type { FormColumn, FormDefinition, FormField } from '../../flow/form-definition.ts'
import type { FieldValue, FormFacts, FormValues } from '../../flow/form-values.ts'
import { linesOf } from './compute-form.ts'
import { type ConditionInput, isEmpty, meets } from './meets.ts'
import { type KnownCodes, valueProblem } from './value-problem.ts'

/**
 * Returns the problems of form values, at most one per field. A cell's field is `table.line.column`, with lines from 0.
 * Computed fields are skipped, except that a required one must have a value.
 *
 * @param values computed (`computeForm`)
 * @param needed paths required at this stage although the form does not require them; a checkbox must be checked
 */
export function formProblems(
  form: FormDefinition,
  values: FormValues,
  facts: FormFacts,
  known: KnownCodes,
  needed: readonly string[] = [],
): FieldProblem[] {
  const input = { values, limits: facts.limits }
  return [
    ...extraFields(form.fields, values, ''),
    ...form.fields.flatMap(field => {
      const problem = fieldProblem(field, field.key, field.key, input, known, needed)
      if (problem !== null) return [problem]
      return field.kind === 'table' ? lineProblems(field, values[field.key], facts, known, needed) : []
    }),
  ]
}

function lineProblems(
  table: Extract<FormField, { readonly kind: 'table' }>,
  value: FieldValue | undefined,
  { limits }: FormFacts,
  known: KnownCodes,
  needed: readonly string[],
): FieldProblem[] {
  return linesOf(value).flatMap((line, index) => {
    const cells = table.columns.map(column => {
      const cellPath = `${table.key}.${index}.${column.key}`
      return fieldProblem(
        column,
        cellPath,
        `${table.key}.${column.key}`,
        { values: line, limits },
        known,
        needed,
      )
    })
    return extraFields(table.columns, line, `${table.key}.${index}.`).concat(
      cells.filter(cell => cell !== null),
    )
  })
}

function extraFields(
  fields: readonly (FormField | FormColumn)[],
  values: Readonly<Record<string, FieldValue>>,
  prefix: string,
): FieldProblem[] {
  const known = new Set(fields.map(({ key }) => key))
  return Object.keys(values)
    .filter(key => !known.has(key))
    .map(key => ({ field: `${prefix}${key}`, problem: 'extraField' }))
}

function fieldProblem(
  field: FormField | FormColumn,
  cellPath: string,
  path: string,
  input: ConditionInput,
  known: KnownCodes,
  needed: readonly string[],
): FieldProblem | null {
  const value = input.values[field.key]
  const isNeeded = needed.includes(path)
  const isRequired =
    isNeeded ||
    field.required === true ||
    (field.requiredWhen !== undefined && meets(field.requiredWhen, input))
  if (isRequired && (isEmpty(value) || (isNeeded && value === false)))
    return { field: cellPath, problem: 'required' }
  const problem = valueProblem(field, value, input, known)
  if (problem !== null) return { field: cellPath, ...problem }
  return field.forbiddenWhen !== undefined && meets(field.forbiddenWhen, input)
    ? { field: cellPath, problem: 'notWith' }
    : null
}

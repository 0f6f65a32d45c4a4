import type { FieldProblem } from '../errors/field-problems.ts'
import { isBlank } from '../texts/normalize-text.ts'
import { isCalendarDate, timeOfWire } from '../wire/formats/wire-time.ts'
import type { FieldsDescription, ValuesOf } from './describe-fields.ts'
import type { FieldValues, RecordField, RecordFields } from './fields.ts'

/** Returns true if a value is blank, null or an empty list. */
export function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'string') return isBlank(value)
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

function valueProblem(field: RecordField, value: unknown): Omit<FieldProblem, 'field'> | null {
  if (field.kind === 'number' && typeof value === 'number') {
    const scale = field.decimals
    const isExact = Number(value.toFixed(scale)) === value
    if (isExact) return null
    const digits = String(Math.trunc(field.max)).length
    return scale === 0
      ? { problem: 'whole' }
      : { problem: 'decimal', params: { digits: String(digits), scale: String(scale) } }
  }
  if (field.kind === 'date' && typeof value === 'string' && value !== '') {
    return isCalendarDate(value) ? null : { problem: 'day' }
  }
  if (field.kind === 'dateTime' && typeof value === 'string' && value !== '') {
    return timeOfWire(value) === null ? { problem: 'time' } : null
  }
  return null
}

/** Validates what the schema cannot express: invalid dates, too many decimals, conditionally required fields. */
export function fieldsProblems(fields: RecordFields, values: FieldValues): FieldProblem[] {
  return Object.entries(fields).flatMap(([name, field]): FieldProblem[] => {
    if (field.readOnly === true) return []
    const value = values[name]
    if (isEmptyValue(value)) {
      const isRequired = field.requiredWhen?.(values) === true
      return isRequired ? [{ field: name, problem: 'required' }] : []
    }
    if (field.kind === 'lines') return lineProblems(name, field.fields, value)
    const problem = valueProblem(field, value)
    return problem === null ? [] : [{ field: name, ...problem }]
  })
}

/** Reports the first problem of each line at the field that holds the lines. */
function lineProblems(name: string, fields: RecordFields, lines: unknown): FieldProblem[] {
  const values: unknown[] = Array.isArray(lines) ? lines : []
  return values
    .flatMap(line => (isValues(line) ? fieldsProblems(fields, line).slice(0, 1) : []))
    .map(({ field: _field, ...problem }) => Object.assign(problem, { field: name }))
}

function isValues(line: unknown): line is FieldValues {
  return typeof line === 'object' && line !== null
}

/** Validates a record beyond its schema. */
export function recordProblems<Fields extends RecordFields>(
  { fields, problems }: Pick<FieldsDescription<Fields>, 'fields' | 'problems'>,
  values: ValuesOf<Fields>,
): FieldProblem[] {
  return [...fieldsProblems(fields, { ...values }), ...problems(values)]
}

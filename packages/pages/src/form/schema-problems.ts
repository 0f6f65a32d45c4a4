import type { FieldProblem } from '@apron/contract/errors/field-problems'
import { isBlank } from '@apron/contract/texts/normalize-text'
import { type BodySchema, fieldRules, type ValueSchema } from './form-schema.ts'

type Problem = Omit<FieldProblem, 'field'>

const isMissing = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && isBlank(value)) ||
  (Array.isArray(value) && value.length === 0)

function textProblem(text: string, { minLength = 0, maxLength = Infinity, pattern }: ValueSchema) {
  if (text.length > maxLength) return { problem: 'tooLong', params: { max: String(maxLength) } } as const
  if (text.length < minLength) return { problem: 'tooShort', params: { min: String(minLength) } } as const
  const matchesPattern = pattern === undefined || new RegExp(pattern, 'u').test(text)
  return matchesPattern ? null : ({ problem: 'form' } as const)
}

function numberProblem(number: number, { type, minimum = -Infinity, maximum = Infinity }: ValueSchema) {
  if (type === 'integer' && !Number.isInteger(number)) return { problem: 'whole' } as const
  if (number < minimum) return { problem: 'tooSmall', params: { min: String(minimum) } } as const
  return number > maximum ? ({ problem: 'tooLarge', params: { max: String(maximum) } } as const) : null
}

function listProblem(
  list: readonly unknown[],
  { minItems = 0, maxItems = Infinity, items }: ValueSchema,
): Problem | null {
  if (list.length < minItems) return { problem: 'tooFew', params: { min: String(minItems) } }
  if (list.length > maxItems) return { problem: 'tooMany', params: { max: String(maxItems) } }
  if (items === undefined || !('properties' in items)) return null
  const itemProblems = list.flatMap(item =>
    typeof item === 'object' && item !== null ? schemaProblems(items, item) : [],
  )
  const [first] = itemProblems
  if (first === undefined) return null
  const { field: _field, ...problem } = first
  return problem
}

/** Returns the problem with a non-empty value, or null. */
function valueProblem(value: unknown, schema: ValueSchema, choices: readonly string[]): Problem | null {
  if (typeof value === 'string') {
    if (choices.length === 0) return textProblem(value, schema)
    return choices.includes(value) ? null : { problem: 'form' }
  }
  if (typeof value === 'number') return numberProblem(value, schema)
  return Array.isArray(value) ? listProblem(value, schema) : null
}

/** Validates values against the schema of the body. Returns at most one problem per field, in field order. */
export function schemaProblems(schema: BodySchema, values: object): FieldProblem[] {
  return Object.entries(values).flatMap(([field, value]: [string, unknown]) => {
    const { required, value: valueSchema, choices } = fieldRules(schema, field)
    if (required && isMissing(value)) return [{ field, problem: 'required' as const }]
    if (value === '') return []
    const problem = field in schema.properties ? valueProblem(value, valueSchema, choices) : null
    return problem === null ? [] : [{ field, ...problem }]
  })
}

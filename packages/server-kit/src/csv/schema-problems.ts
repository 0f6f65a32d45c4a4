import type { FieldProblem } from '@apron/contract/errors/field-problems'
import { isBlank } from '@apron/contract/texts/normalize-text'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

type Errors = ReturnType<typeof Value.Errors>
type Problem = Omit<FieldProblem, 'field'>

/**
 * Converts the errors of a schema to field problems, at most one per cell.
 * @param columnOf name of the column of a path, such as `/more/0/unit`
 */
export function schemaProblems(
  schema: TSchema,
  value: unknown,
  columnOf: (path: string) => string,
): FieldProblem[] {
  const found = new Map<string, FieldProblem>()
  for (const error of Value.Errors(schema, value)) {
    const field = columnOf(error.instancePath)
    const problem = problemOf(error, Value.Pointer.Get(value, error.instancePath))
    if (problem !== null && !found.has(field)) found.set(field, { field, ...problem })
  }
  return [...found.values()]
}

function problemOf(error: Errors[number], value: unknown): Problem | null {
  switch (error.keyword) {
    case 'minLength':
      return { problem: 'required' }
    case 'maxLength':
      return { problem: 'tooLong', params: { max: String(error.params.limit) } }
    case 'maxItems':
      return { problem: 'tooMany', params: { max: String(error.params.limit) } }
    case 'minimum':
      return { problem: 'tooSmall', params: { min: String(error.params.limit) } }
    case 'maximum':
      return { problem: 'tooLarge', params: { max: String(error.params.limit) } }
    case 'enum': {
      if (value === '') return { problem: 'required' }
      const choices = error.params.allowedValues.join(', ')
      return { problem: 'oneOf', params: { value: String(value), choices } }
    }
    case 'type':
      // An error of one branch of a union, such as the null of an optional value, says nothing by itself.
      if (error.params.type === 'null') return null
      if (error.params.type === 'boolean') {
        return { problem: 'oneOf', params: { value: String(value), choices: '1, 0' } }
      }
      return { problem: error.params.type === 'integer' ? 'whole' : 'form' }
    case 'pattern':
      return { problem: typeof value === 'string' && isBlank(value) ? 'required' : 'form' }
    default:
      return null
  }
}

import type { FieldProblem } from '../../errors/field-problems.ts'
import { ADMIN_TEXT_LENGTHS } from './admin-formats.ts'

/** What is wrong with a name in one language, which must be there and not too long; at most one problem. */
export function nameProblem<Field extends string>(field: Field, name: string): FieldProblem<Field>[] {
  const max = ADMIN_TEXT_LENGTHS.name
  if (name.trim() === '') return [{ field, problem: 'required' }]
  return name.length > max ? [{ field, problem: 'tooLong', params: { max: String(max) } }] : []
}

import type { FieldProblem } from '../../errors/field-problems.ts'
import { hasInvisible, isBlank } from '../../texts/normalize-text.ts'
import { ADMIN_TEXT_LENGTHS } from './admin-formats.ts'

/** Checks a name in one language: not blank, no invisible characters, not too long. Returns at most one problem. */
export function nameProblem<Field extends string>(field: Field, name: string): FieldProblem<Field>[] {
  const max = ADMIN_TEXT_LENGTHS.name
  if (isBlank(name)) return [{ field, problem: 'required' }]
  if (hasInvisible(name.trim())) return [{ field, problem: 'unseen' }]
  return name.length > max ? [{ field, problem: 'tooLong', params: { max: String(max) } }] : []
}

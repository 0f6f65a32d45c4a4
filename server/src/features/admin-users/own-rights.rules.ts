import type { FieldProblem } from '@apron/contract/errors/field-problems'

interface Rights {
  readonly roles: readonly string[]
  readonly posts: readonly string[]
}

/**
 * Nobody hands roles or posts to themselves: it takes two people, so that whoever runs the portal does not read what is for
 * certain posts only, such as originals of voluntary reports (security note A1, T14).
 *
 * @param before what the person has; null for somebody new
 * @param by who makes the change
 */
export function ownRightsProblems(
  userCode: string,
  before: Rights | null,
  wanted: Rights,
  by: string,
): FieldProblem<'roles' | 'posts'>[] {
  if (userCode !== by || before === null) return []
  const gains = (field: 'roles' | 'posts') => wanted[field].some(code => !before[field].includes(code))
  return (['roles', 'posts'] as const).filter(gains).map(field => ({ field, problem: 'ownRights' }))
}

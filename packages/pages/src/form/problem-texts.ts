import type { Language } from '@apron/contract/entities/language'
import { FIELD_PROBLEMS, type FieldProblem } from '@apron/contract/errors/field-problems'
import { fillText } from '@apron/sdk'

/**
 * What is wrong with a form, by field, as its fields show it; the first problem of each.
 * @param forms what a field says of a wrong form, where it can say more than that it is wrong
 */
export function problemTexts(
  problems: readonly FieldProblem[],
  language: Language,
  forms: Readonly<Record<string, string | undefined>> = {},
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const { field, problem, params = {} } of problems) {
    const own = problem === 'form' ? forms[field] : undefined
    if (!texts.has(field)) texts.set(field, own ?? fillText(FIELD_PROBLEMS[problem][language], params))
  }
  return texts
}

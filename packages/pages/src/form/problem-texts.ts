import type { Language } from '@apron/contract/dictionary/language'
import { FIELD_PROBLEMS, type FieldProblem } from '@apron/contract/errors/field-problems'
import { fillText } from '@apron/sdk'

/** One thing wrong with one field: one of those that have words already, or in words of its own. */
export type FormProblem = FieldProblem | { readonly field: string; readonly text: string }

/**
 * What is wrong with a form, by field, as its fields show it; the first problem of each.
 * @param forms what a field says of a wrong form, where it can say more than that it is wrong
 */
export function problemTexts(
  problems: readonly FormProblem[],
  language: Language,
  forms: Readonly<Record<string, string | undefined>> = {},
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const problem of problems) {
    if (!texts.has(problem.field)) texts.set(problem.field, textOf(problem, language, forms[problem.field]))
  }
  return texts
}

function textOf(problem: FormProblem, language: Language, form: string | undefined): string {
  if ('text' in problem) return problem.text
  const { problem: name, params = {} } = problem
  return (name === 'form' ? form : undefined) ?? fillText(FIELD_PROBLEMS[name][language], params)
}

import type { Language } from '@apron/contract/dictionary/language'
import { FIELD_PROBLEMS, type FieldProblem } from '@apron/contract/errors/field-problems'
import { fillText } from '@apron/sdk'

/** A problem with one field: a standard problem, or one with its own text. */
export type FormProblem = FieldProblem | { readonly field: string; readonly text: string }

/**
 * Returns the first problem of each field as text.
 * @param formatErrors specific texts for fields with a wrong format
 */
export function problemTexts(
  problems: readonly FormProblem[],
  language: Language,
  formatErrors: Readonly<Record<string, string | undefined>> = {},
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const problem of problems) {
    if (!texts.has(problem.field))
      texts.set(problem.field, textOf(problem, language, formatErrors[problem.field]))
  }
  return texts
}

function textOf(problem: FormProblem, language: Language, form: string | undefined): string {
  if ('text' in problem) return problem.text
  const { problem: name, params = {} } = problem
  return (name === 'form' ? form : undefined) ?? fillText(FIELD_PROBLEMS[name][language], params)
}

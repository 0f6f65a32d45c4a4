import type { Language } from '@apron/contract/entities/language'
import { FIELD_PROBLEMS, type FieldProblem } from '@apron/contract/errors/field-problems'
import { fillText } from '@apron/contract/texts/fill-text'
import type { ParseKeys, TFunction } from 'i18next'

/** What is wrong with a form, by field, as its fields show it; the first problem of each. */
export function problemTexts<Field extends string>(
  problems: readonly FieldProblem<Field>[],
  language: Language,
): ReadonlyMap<Field, string> {
  const texts = new Map<Field, string>()
  for (const { field, problem, params = {} } of problems) {
    if (!texts.has(field)) texts.set(field, fillText(FIELD_PROBLEMS[problem][language], params))
  }
  return texts
}

/** The same for a form whose faults are named by the keys of their texts. */
export function faultTexts(
  faults: Readonly<Record<string, ParseKeys>>,
  t: TFunction,
): ReadonlyMap<string, string> {
  return new Map(Object.entries(faults).map(([field, fault]) => [field, t(fault)]))
}

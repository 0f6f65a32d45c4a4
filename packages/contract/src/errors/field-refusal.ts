import type { Language } from '../dictionary/language.ts'
import { fillText } from '../texts/fill-text.ts'
import type { TextPair } from '../texts/text-pair.ts'
import { SERVER_ERRORS } from './catalogue.ts'
import { FIELD_PROBLEMS, type FieldProblem, type RefusedField } from './field-problems.ts'
import { Refusal } from './refusal.ts'

/** Creates a refusal that names the field and its problem. @param labels field names; the key is used if one is missing */
export function createFieldRefusal(
  { field, problem, params = {} }: FieldProblem,
  labels: Readonly<Record<string, TextPair>>,
  language: Language,
): Refusal {
  const refused: RefusedField = { field, problem: fillText(FIELD_PROBLEMS[problem][language], params) }
  const values = { field: labels[field]?.[language] ?? field, problem: refused.problem }
  return new Refusal(SERVER_ERRORS.fieldWrong, values, refused)
}

import type { Language } from '@apron/contract/entities/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { FIELD_PROBLEMS, type FieldProblem, type RefusedField } from '@apron/contract/errors/field-problems'
import { Refusal } from '@apron/contract/errors/refusal'
import { fillText } from '@apron/contract/texts/fill-text'
import type { TextPair } from '@apron/contract/texts/text-pair'

/** A refusal that names the field and what is wrong with it. @param labels names of the fields; the key stands for one without */
export function fieldRefusal(
  { field, problem, params = {} }: FieldProblem,
  labels: Readonly<Record<string, TextPair>>,
  language: Language,
): Refusal {
  const refused: RefusedField = { field, problem: fillText(FIELD_PROBLEMS[problem][language], params) }
  const said = { field: labels[field]?.[language] ?? field, problem: refused.problem }
  return new Refusal(SERVER_ERRORS.fieldWrong, said, refused)
}

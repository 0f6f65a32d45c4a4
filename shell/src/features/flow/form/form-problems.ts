import { FIELD_PROBLEMS } from '@apron/contract/errors/field-problems'
import type { FormDefinition, FormField } from '@apron/contract/flow/form-definition'
import type { FormValues } from '@apron/contract/flow/form-values'
import { fieldPaths } from '@apron/contract/rules/forms/field-paths'
import { formProblems } from '@apron/contract/rules/forms/form-problems'
import { fillText } from '@apron/contract/texts/fill-text'

/** Thresholds and rates are the server's: what needs them is computed and judged there. */
export const NO_FACTS = { limits: {}, rates: {} }
/** A browser knows neither all people nor all codes. */
const NOBODY_KNOWN = { options: null, users: null, departments: null }

/** The path of a field without the number of its line: `table.column` of `table.2.column`. */
export const plainPath = (path: string): string => path.replace(/\.\d+(?=\.)/, '')

/** What is wrong with what may be changed here, in words, by path: `key`, or `table.2.column`. What the server computes is its own. */
export function wordedProblems(
  form: FormDefinition,
  values: FormValues,
  mayEdit: (path: string) => boolean,
  language: 'zh' | 'en',
): ReadonlyMap<string, string> {
  const paths = fieldPaths(form)
  const isMine = (path: string) => {
    const plain = plainPath(path)
    const [table = ''] = plain.split('.', 1)
    return paths.get(plain)?.computed === undefined && (mayEdit(plain) || mayEdit(table))
  }
  const found = formProblems(form, values, NO_FACTS, NOBODY_KNOWN).filter(({ field }) => isMine(field))
  return new Map(
    found.map(({ field, problem, params = {} }) => [
      field,
      fillText(FIELD_PROBLEMS[problem][language], params),
    ]),
  )
}

/** The fields of which something may be changed. */
export function editableFields({ fields }: FormDefinition, mayEdit: (path: string) => boolean): FormField[] {
  return fields.filter(
    field =>
      field.computed === undefined &&
      (mayEdit(field.key) ||
        (field.kind === 'table' && field.columns.some(({ key }) => mayEdit(`${field.key}.${key}`)))),
  )
}

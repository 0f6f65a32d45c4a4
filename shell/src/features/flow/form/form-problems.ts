import { FIELD_PROBLEMS } from '@apron/contract/errors/field-problems'
import type { FormDefinition, FormField } from '@apron/contract/flow/form-definition'
import type { FormValues } from '@apron/contract/flow/form-values'
import { fieldPaths } from '@apron/contract/rules/forms/field-paths'
import { formProblems } from '@apron/contract/rules/forms/form-problems'
import { fillText } from '@apron/contract/texts/fill-text'

/** Limits and rates exist only on the server, which computes and validates what needs them. */
export const NO_FACTS = { limits: {}, rates: {} }
/** The browser has no complete lists of people and codes. */
const NO_CODE_LISTS = { options: null, users: null, departments: null }

/** Removes the line number from a path: `table.2.column` becomes `table.column`. */
export const plainPath = (path: string): string => path.replace(/\.\d+(?=\.)/, '')

/**
 * Returns error messages for editable fields by path (`key` or `table.2.column`). Values the server computes
 * are left to the server.
 */
export function problemMessages(
  form: FormDefinition,
  values: FormValues,
  mayEdit: (path: string) => boolean,
  language: 'zh' | 'en',
): ReadonlyMap<string, string> {
  const paths = fieldPaths(form)
  const mayEditPath = (path: string) => {
    const plain = plainPath(path)
    const [table = ''] = plain.split('.', 1)
    return paths.get(plain)?.computed === undefined && (mayEdit(plain) || mayEdit(table))
  }
  const found = formProblems(form, values, NO_FACTS, NO_CODE_LISTS).filter(({ field }) => mayEditPath(field))
  return new Map(
    found.map(({ field, problem, params = {} }) => [
      field,
      fillText(FIELD_PROBLEMS[problem][language], params),
    ]),
  )
}

/** Returns the fields that are at least partly editable. */
export function editableFields({ fields }: FormDefinition, mayEdit: (path: string) => boolean): FormField[] {
  return fields.filter(
    field =>
      field.computed === undefined &&
      (mayEdit(field.key) ||
        (field.kind === 'table' && field.columns.some(({ key }) => mayEdit(`${field.key}.${key}`)))),
  )
}

import type { FormColumn, FormDefinition, FormField } from '../../flow/form-definition.ts'

/** Returns every field and column of a form by path: `key`, or `table.column`. */
export function fieldPaths(form: FormDefinition): ReadonlyMap<string, FormField | FormColumn> {
  return new Map(
    form.fields.flatMap(field => [
      [field.key, field] as const,
      ...(field.kind === 'table'
        ? field.columns.map(column => [`${field.key}.${column.key}`, column] as const)
        : []),
    ]),
  )
}

import type { FormValues } from '@apron/contract/flow/form-values'
import type { KnownCodes } from '@apron/contract/rules/forms/value-problem'
import type { Kysely } from 'kysely'
import type { Definition } from '../definitions/definition.ts'
import type { Organisation } from '../engine/organisation.ts'
import type { DirectoryValues } from './flow-facts.ts'

/** Returns the codes that form values may refer to, from the current store. */
export async function knownCodes(
  db: Kysely<unknown>,
  { form }: Pick<Definition, 'form'>,
  organisation: Organisation,
  valuesOf: DirectoryValues,
): Promise<KnownCodes> {
  const columns = form.fields.flatMap(field => (field.kind === 'table' ? field.columns : [field]))
  const directories = [
    ...new Set(columns.flatMap(column => (column.kind === 'dictionary' ? [column.dictCode] : []))),
  ]
  const options = await Promise.all(
    directories.map(
      async code => [code, new Set((await valuesOf(db, code)).map(([value]) => value))] as const,
    ),
  )
  return {
    options: Object.fromEntries(options),
    users: new Set(organisation.people.map(({ userCode }) => userCode)),
    departments: new Set(Object.keys(organisation.parents)),
  }
}

/** Returns the files that form values refer to. */
export function filesOf({ form }: Pick<Definition, 'form'>, values: FormValues): string[] {
  return form.fields.flatMap(({ kind, key }) => {
    const value = values[key]
    if (kind !== 'attachments' || !Array.isArray(value)) return []
    return value.flatMap(file =>
      typeof file === 'object' && file !== null && 'url' in file && typeof file.url === 'string'
        ? [file.url]
        : [],
    )
  })
}

import type { Language } from '@apron/contract/dictionary/language'
import type { UploadedFile } from '@apron/contract/entities/uploaded-file'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { createFieldRefusal } from '@apron/contract/errors/field-refusal'
import { Refusal } from '@apron/contract/errors/refusal'
import type { RecordDefinition, SaveOf } from '@apron/contract/records/define-record'
import type { FieldValues, RecordFields } from '@apron/contract/records/fields'
import { recordProblems } from '@apron/contract/records/record-problems'
import type { DictionaryValue } from '../../dictionary/dictionary-consumer.ts'
import { requireDepartments } from '../../people/require-departments.ts'
import { findUnknownPerson } from '../../people/require-people.ts'
import type { PluginServices } from '../../plugin/plugin-services.ts'

/** Validates a save beyond its schema. @throws Refusal that names the first invalid field */
export async function requireValid(
  services: Pick<PluginServices, 'departments' | 'people'>,
  record: RecordDefinition,
  values: SaveOf<RecordFields>,
  language: Language,
): Promise<void> {
  const { fields } = record
  const [first] = recordProblems(record, values)
  if (first !== undefined) throw createFieldRefusal(first, fields, language)
  requireFileKinds(fields, values)
  await requireDepartments(services.departments, codesOf(fields, 'department', values))
  await requirePeople(services, fields, values, language)
}

function codesOf(
  fields: RecordFields,
  kind: 'department' | 'person' | 'people',
  values: FieldValues,
): string[] {
  return Object.entries(fields)
    .filter(([, field]) => field.kind === kind && field.readOnly !== true)
    .flatMap(([name]) => values[name])
    .filter(code => typeof code === 'string')
}

/** Checks that all people exist. @throws Refusal that names the field with an unknown person */
async function requirePeople(
  { people }: Pick<PluginServices, 'people'>,
  fields: RecordFields,
  values: FieldValues,
  language: Language,
): Promise<void> {
  const named = [...codesOf(fields, 'person', values), ...codesOf(fields, 'people', values)]
  const unknown = await findUnknownPerson(people, named)
  if (unknown === undefined) return
  const field = Object.keys(fields).find(name => [values[name]].flat().includes(unknown)) ?? ''
  throw createFieldRefusal({ field, problem: 'unknown', params: { value: unknown } }, fields, language)
}

/** Checks the extensions of files. @throws Refusal if a field does not accept one */
export function requireFileKinds(fields: RecordFields, values: FieldValues): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'files') continue
    const isAccepted = ({ name: file }: UploadedFile) =>
      field.accept.some(ending => file.toLowerCase().endsWith(`.${ending}`))
    if (!filesIn(values[name]).every(isAccepted)) throw new Refusal(SERVER_ERRORS.fileFormatWrong)
  }
}

/** Returns the dictionary values used in a save. */
export function dictionaryValues(fields: RecordFields, values: FieldValues): DictionaryValue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    return field.kind === 'dictionary' && field.readOnly !== true && typeof value === 'string'
      ? [{ directory: field.directory, value }]
      : []
  })
}

/** Returns the URLs of the files in a save. */
export function fileUrls(fields: RecordFields, values: FieldValues): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'files' ? filesIn(values[name]).map(({ url }) => url) : [],
  )
}

function filesIn(value: unknown): UploadedFile[] {
  return Array.isArray(value) ? value : []
}

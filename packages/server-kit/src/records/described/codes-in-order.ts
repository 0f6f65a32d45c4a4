import type { RecordField } from '@apron/contract/records/fields'
import type { DictionariesService } from '../../dictionary/dictionaries-service.ts'
import type { PluginServices } from '../../plugin/plugin-services.ts'

interface Sources extends Pick<PluginServices, 'db'> {
  readonly dictionaries: Pick<DictionariesService, 'valuesOf'>
}

/**
 * Returns the codes of a field in the order of their displayed texts: people and departments by name, dictionary values
 * and states in their defined order. Null for a field that is sorted by its value.
 * @param byName returns the people or departments of the list, sorted by name
 */
export async function codesInOrder(
  { db, dictionaries }: Sources,
  field: RecordField | undefined,
  byName: () => Promise<readonly string[]>,
): Promise<readonly string[] | null> {
  switch (field?.kind) {
    case 'choice':
      return Object.keys(field.options)
    case 'dictionary':
      return (await dictionaries.valuesOf(db, [field.directory])).map(({ value }) => value)
    case 'person':
    case 'department':
      return await byName()
    default:
      return null
  }
}

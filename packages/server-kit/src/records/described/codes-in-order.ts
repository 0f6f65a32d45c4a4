import type { Language } from '@apron/contract/dictionary/language'
import type { RecordField } from '@apron/contract/records/fields'
import type { DictionariesService } from '../../dictionary/dictionaries-service.ts'
import type { NameSource } from '../../people/names.ts'
import { sortCodesByName } from '../../people/sort-codes-by-name.ts'
import type { PluginServices } from '../../plugin/plugin-services.ts'

interface Sources extends NameSource, Pick<PluginServices, 'db'> {
  readonly dictionaries: Pick<DictionariesService, 'valuesOf'>
}

/**
 * Returns the codes of a field in the order of their displayed texts: people and departments by name, dictionary values
 * and states in their defined order. Null for a field that is sorted by its value.
 * @param inUse loads the people or departments of the list
 */
export async function codesInOrder(
  services: Sources,
  field: RecordField | undefined,
  language: Language,
  inUse: () => Promise<readonly string[]>,
): Promise<readonly string[] | null> {
  switch (field?.kind) {
    case 'choice':
      return Object.keys(field.options)
    case 'dictionary': {
      const values = await services.dictionaries.valuesOf(services.db, [field.directory])
      return values.map(({ value }) => value)
    }
    case 'person':
      return await sortCodesByName(services, language, 'people', await inUse())
    case 'department':
      return await sortCodesByName(services, language, 'departments', await inUse())
    default:
      return null
  }
}

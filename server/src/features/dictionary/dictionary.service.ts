import type { DictionaryOptions } from '@apron/contract/dictionary/dictionary'
import type { Language } from '@apron/contract/dictionary/language'
import type { Kysely } from 'kysely'
import { optionsByDirectory, splitList } from './dictionary.rules.ts'
import { entriesOf } from './dictionary.store.ts'

/** Returns the ordered values of the directories in a `dictCode`. */
export async function dictionaryOptions(
  db: Kysely<unknown>,
  dictCode: string,
  language: Language,
): Promise<DictionaryOptions> {
  const directories = splitList(dictCode)
  return optionsByDirectory(directories, await entriesOf(db, directories), language)
}

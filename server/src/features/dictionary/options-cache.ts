import type { DictionaryOptions } from '@apron/contract/entities/dictionary'
import type { Language } from '@apron/contract/entities/language'
import type { Kysely } from 'kysely'
import { optionsByDirectory } from './dictionary.rules.ts'
import { type DictionaryEntry, dictionariesVersion, entriesOf } from './dictionary.store.ts'

/**
 * The values of directories, read once for each version of the dictionary. The version is read before the values: they are as new as it
 * says, or newer, and then the next version is told and they are read again.
 */
export function createOptionsCache(db: Kysely<unknown>) {
  let version = ''
  let known = new Map<string, DictionaryEntry[]>()

  return async (
    directories: readonly string[],
    language: Language,
  ): Promise<{ version: string; dictionaries: DictionaryOptions }> => {
    const current = await dictionariesVersion(db)
    // Two calls may cross: what one has read for an older version is not put among that of a newer one.
    if (current !== version) {
      version = current
      known = new Map()
    }
    const kept = known
    const missing = directories.filter(code => !kept.has(code))
    const read = missing.length === 0 ? [] : await entriesOf(db, missing)
    // Codes that nobody knows are not kept: there is no end to them.
    for (const [code, entries] of Map.groupBy(read, ({ directory }) => directory)) kept.set(code, entries)
    const entries = directories.flatMap(code => kept.get(code) ?? [])
    return { version: current, dictionaries: optionsByDirectory(directories, entries, language) }
  }
}

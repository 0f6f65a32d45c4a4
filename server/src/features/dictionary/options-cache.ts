import type { DictionaryOptions } from '@apron/contract/dictionary/dictionary'
import type { Language } from '@apron/contract/dictionary/language'
import type { Kysely } from 'kysely'
import { optionsByDirectory } from './dictionary.rules.ts'
import { type DictionaryEntry, dictionariesVersion, entriesOf } from './dictionary.store.ts'

/**
 * Caches the values of directories for one version of the dictionary. The version is read before the values, so cached
 * values are never older than their version. If they are newer, the next version causes another read.
 */
export function createOptionsCache(db: Kysely<unknown>) {
  let version = ''
  let cache = new Map<string, DictionaryEntry[]>()

  return async (
    directories: readonly string[],
    language: Language,
  ): Promise<{ version: string; dictionaries: DictionaryOptions }> => {
    const current = await dictionariesVersion(db)
    // Two calls may overlap: values read for an older version must not enter the cache of a newer one.
    if (current !== version) {
      version = current
      cache = new Map()
    }
    const cached = cache
    const missing = directories.filter(code => !cached.has(code))
    const read = missing.length === 0 ? [] : await entriesOf(db, missing)
    // Unknown codes are not cached: their number is unlimited.
    for (const [code, entries] of Map.groupBy(read, ({ directory }) => directory)) cached.set(code, entries)
    const entries = directories.flatMap(code => cached.get(code) ?? [])
    return { version: current, dictionaries: optionsByDirectory(directories, entries, language) }
  }
}

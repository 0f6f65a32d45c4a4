import type { DictionaryOption, DictionaryOptions } from '@apron/contract/dictionary/dictionary'
import type { Language } from '@apron/contract/dictionary/language'
import type { DictionaryEntry } from './dictionary.store.ts'

/** Splits a comma-separated list and drops duplicates. */
export function splitList(list: string): string[] {
  return list === '' ? [] : [...new Set(list.split(','))]
}

function toOption({ name, value, sort, enabled }: DictionaryEntry, language: Language): DictionaryOption {
  return { name: name[language], value, sort, enabled: enabled ? 1 : 0 }
}

/** Groups values by directory, in their order. An unknown directory has no values. */
export function optionsByDirectory(
  directories: readonly string[],
  entries: readonly DictionaryEntry[],
  language: Language,
): DictionaryOptions {
  const byDirectory = Map.groupBy(entries, entry => entry.directory)
  return Object.fromEntries(
    directories.map(directory => [
      directory,
      (byDirectory.get(directory) ?? []).map(entry => toOption(entry, language)),
    ]),
  )
}

import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type {
  DictionaryDirectoryTable,
  DictionaryEntryTable,
} from '../features/dictionary/dictionary.tables.ts'
import type { DirectorySeed } from './data/dictionary/dictionary-seed.ts'
import { TOPICS } from './data/dictionary/directories.ts'

interface DictionaryRows {
  readonly directories: Insertable<DictionaryDirectoryTable>[]
  readonly entries: Insertable<DictionaryEntryTable>[]
}

/** Returns all dictionaries, topics first. Entries are numbered from 1 in the given order. */
export function dictionaryRows(now: Date, author: string): DictionaryRows {
  const topics = TOPICS.map(topic => directoryRow(topic, null))
  const directories = TOPICS.flatMap(topic => topic.directories.map(it => directoryRow(it, topic.code)))
  const entries = TOPICS.flatMap(topic => topic.directories).flatMap(directory =>
    directory.entries.map((entry, index) => ({
      id: randomUUID(),
      directory_code: directory.code,
      value: entry[0],
      name_zh: entry[1],
      name_en: entry[2],
      sort: directory.sortOf?.(entry) ?? index + 1,
      enabled: true,
      created_at: now,
      updated_at: now,
      updated_by: author,
    })),
  )
  return { directories: [...topics, ...directories], entries }
}

function directoryRow(
  { code, zh, en, steers = false }: Pick<DirectorySeed, 'code' | 'zh' | 'en' | 'steers'>,
  parent: string | null,
): Insertable<DictionaryDirectoryTable> {
  return { code, name_zh: zh, name_en: en, parent_code: parent, steers }
}

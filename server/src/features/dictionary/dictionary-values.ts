import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { DictionariesService } from '@apron/server-kit/dictionary/dictionaries-service'
import { sql } from 'kysely'
import { entriesOf } from './dictionary.store.ts'

/** Dictionary service for features and applications that store dictionary values. */
export const DICTIONARIES_SERVICE: DictionariesService = {
  async hold(db, values) {
    if (values.length === 0) return
    const wanted = [
      ...new Map(values.map(each => [`${each.directory}:${each.value}`, each])).entries(),
    ].toSorted(([one], [other]) => (one < other ? -1 : 1))
    // Fixed lock order prevents deadlocks between callers that hold several values.
    const { rows } = await sql<{ key: string }>`
      select directory_code || ':' || value as key from dictionary_entry
       where directory_code || ':' || value = any(${wanted.map(([key]) => key)}::text[])
         and directory_code = any(${wanted.map(([, { directory }]) => directory)}::text[])
       order by 1
         for share`.execute(db)
    const found = new Set(rows.map(({ key }) => key))
    const [, gone] = wanted.find(([key]) => !found.has(key)) ?? []
    if (gone !== undefined) throw new Refusal(SERVER_ERRORS.dictionaryValueGone, { value: gone.value })
  },
  valuesOf: entriesOf,
}

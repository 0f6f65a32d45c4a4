import { randomUUID } from 'node:crypto'
import type { PredefinedDirectory, PredefinedValue } from '@apron/server-kit/dictionary/predefined-directory'
import { type Kysely, sql } from 'kysely'
import { raiseRevision } from '../../features/dictionary/admin-dictionary.store.ts'
import type { DictionaryTables } from '../../features/dictionary/dictionary.tables.ts'
import { INSTALLER } from '../installer.ts'
import type { AppOffersTables } from './app-offers.tables.ts'
import { rememberOffers } from './offer-apps.ts'

type Tables = DictionaryTables & AppOffersTables

/** Highest sort number (§9). */
const LAST = 99

/**
 * Adds directories of the dictionary, and values that were never added before. Administrators' changes stay. @param
 * transaction holds the lock of the seed
 */
export async function addPredefinedDirectories(
  transaction: Kysely<unknown>,
  directories: readonly PredefinedDirectory[],
  now: Date,
): Promise<void> {
  const store = transaction.withTables<Tables>()
  const lines = await store.selectFrom('app_offer').select('key').where('kind', '=', 'dictionary').execute()
  const before = new Set(lines.map(({ key }) => key))
  for (const directory of directories) {
    const { code, values } = directory
    const fresh = values.filter(({ value }) => !before.has(offerOf(code, value)))
    const isNewTopic = values.length === 0 && !before.has(offerOf(code))
    if (fresh.length === 0 && !isNewTopic) continue
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    await addDirectory(transaction, directory, fresh, now)
  }
}

/** Returns the name of an offer. A directory without values is offered as a whole. */
const offerOf = (code: string, value = '') => `${code}:${value}`

async function addDirectory(
  transaction: Kysely<unknown>,
  { code, name, parentCode, values }: PredefinedDirectory,
  fresh: readonly PredefinedValue[],
  now: Date,
): Promise<void> {
  const store = transaction.withTables<Tables>()
  const { rows: added } = await sql`
    insert into dictionary_directory (code, name_zh, name_en, parent_code)
    values (${code}, ${name.zh}, ${name.en},
            (select code from dictionary_directory where code = ${parentCode ?? ''}))
    on conflict do nothing
    returning code`.execute(transaction)
  if (added.length === 0) await raiseRevision(transaction, code)
  const entries = fresh.map(each => ({
    id: randomUUID(),
    directory_code: code,
    value: each.value,
    name_zh: each.name.zh,
    name_en: each.name.en,
    sort: each.sort ?? Math.min(values.indexOf(each) + 1, LAST),
    created_at: now,
    updated_at: now,
    updated_by: INSTALLER,
  }))
  if (entries.length > 0) {
    await store
      .insertInto('dictionary_entry')
      .values(entries)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
  const offered = entries.length > 0 ? fresh.map(({ value }) => offerOf(code, value)) : [offerOf(code)]
  await rememberOffers(transaction, 'dictionary', offered)
}

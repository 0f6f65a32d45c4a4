import { randomUUID } from 'node:crypto'
import type { BroughtDirectory, BroughtValue } from '@apron/server-kit/dictionary/brought-directory'
import { type Kysely, sql } from 'kysely'
import { raiseRevision } from '../../features/dictionary/admin-dictionary.store.ts'
import type { DictionaryTables } from '../../features/dictionary/dictionary.tables.ts'
import { INSTALLER } from '../seed-reference.ts'
import type { AppOffersTables } from './app-offers.tables.ts'
import { rememberOffers } from './offer-apps.ts'

type Tables = DictionaryTables & AppOffersTables

/** Sort numbers end here (§9). */
const LAST = 99

/**
 * Adds directories of the dictionary, and values that were never brought before. What administrators have renamed, moved, disabled or
 * deleted stays so. @param transaction one that holds the lock of the seed
 */
export async function bringDirectories(
  transaction: Kysely<unknown>,
  directories: readonly BroughtDirectory[],
  now: Date,
): Promise<void> {
  const store = transaction.withTables<Tables>()
  const lines = await store.selectFrom('app_offer').select('key').where('kind', '=', 'dictionary').execute()
  const before = new Set(lines.map(({ key }) => key))
  for (const directory of directories) {
    const fresh = directory.values.filter(({ value }) => !before.has(keyOf(directory.code, value)))
    if (fresh.length === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    await bring(transaction, directory, fresh, now)
  }
}

const keyOf = (code: string, value: string) => `${code}:${value}`

async function bring(
  transaction: Kysely<unknown>,
  { code, name, parentCode, values }: BroughtDirectory,
  fresh: readonly BroughtValue[],
  now: Date,
): Promise<void> {
  const store = transaction.withTables<Tables>()
  await sql`
    insert into dictionary_directory (code, name_zh, name_en, parent_code)
    values (${code}, ${name.zh}, ${name.en},
            (select code from dictionary_directory where code = ${parentCode ?? ''}))
    on conflict do nothing`.execute(transaction)
  await raiseRevision(transaction, code)
  await store
    .insertInto('dictionary_entry')
    .values(
      fresh.map(each => ({
        id: randomUUID(),
        directory_code: code,
        value: each.value,
        name_zh: each.name.zh,
        name_en: each.name.en,
        sort: each.sort ?? Math.min(values.indexOf(each) + 1, LAST),
        created_at: now,
        updated_at: now,
        updated_by: INSTALLER,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await rememberOffers(
    transaction,
    'dictionary',
    fresh.map(({ value }) => keyOf(code, value)),
  )
}

import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import type { Kysely } from 'kysely'
import type { AppEntries } from '../../features/organisation/organisation.ts'
import type { ResourcesTables } from '../../features/organisation/permissions/resources/resources.tables.ts'
import type { AppOffersTables, OfferKind } from './app-offers.tables.ts'
import { newOffers, offerName, offersOf } from './new-offers.ts'

type Tables = AppOffersTables & ResourcesTables

/** Adds an application's missing menu entries within a transaction. */
type AddEntries = (transaction: Kysely<unknown>, app: AppEntries) => Promise<number>

/**
 * Offers new permissions and menu entries of the applications to administrators; entries are appended to those of their
 * application. Grants nothing and changes nothing existing.
 * @param transaction holds the lock of the seed
 */
export async function offerApps(
  transaction: Kysely<unknown>,
  apps: readonly AppDefinition[],
  addEntries: AddEntries,
): Promise<void> {
  const db = transaction.withTables<Tables>()
  const lines = await db.selectFrom('app_offer').select(['kind', 'key']).execute()
  const before = new Set(lines.map(({ kind, key }) => offerName(kind, key)))
  for (const app of apps) {
    const { pages, rights } = newOffers(offersOf(app), before)
    if (rights.length > 0) {
      await db
        .insertInto('resource')
        .values(
          rights.map(({ identify, url, title }) => ({
            identify,
            url,
            title_zh: title.zh,
            title_en: title.en,
          })),
        )
        .onConflict(conflict => conflict.doNothing())
        .execute()
    }
    if (pages.length > 0) await addEntries(transaction, { name: app.name, title: app.title, pages })
    await rememberOffers(
      transaction,
      'right',
      rights.map(({ identify }) => identify),
    )
    await rememberOffers(
      transaction,
      'page',
      pages.map(({ url }) => url),
    )
  }
}

/** Records what was offered in any way. */
export async function rememberOffers(
  transaction: Kysely<unknown>,
  kind: OfferKind,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await transaction
    .withTables<AppOffersTables>()
    .insertInto('app_offer')
    .values(keys.map(key => ({ kind, key })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

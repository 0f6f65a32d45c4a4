import { randomUUID } from 'node:crypto'
import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import type { MenusTables } from '../../features/rights/menus/menus.tables.ts'
import type { ResourcesTables } from '../../features/rights/resources/resources.tables.ts'
import type { AppOffersTables, OfferKind } from './app-offers.tables.ts'
import { newOffers, type OfferedPage, offerName, offersOf } from './new-offers.ts'

type Tables = AppOffersTables & MenusTables & ResourcesTables

/**
 * Offers administrators what the applications have and never had before: rights, and entries of the menu, which stand behind the others
 * of their application. Nobody is given anything by it, and nothing that is there is changed.
 * @param transaction one that holds the lock of the seed
 */
export async function offerApps(transaction: Kysely<unknown>, apps: readonly AppDefinition[]): Promise<void> {
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
    await addPages(db, app.title, pages)
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

/** Writes down what was offered, by whatever way. */
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

async function addPages(db: Kysely<Tables>, group: TextPair, pages: readonly OfferedPage[]): Promise<void> {
  const urls = pages.map(({ url }) => url)
  if (urls.length === 0) return
  // An administrator may have made the entry by hand.
  const there = await db.selectFrom('menu').select('url').where('url', 'in', urls).execute()
  const missing = pages.filter(page => !there.some(({ url }) => url === page.url))
  const [first] = missing
  if (first === undefined) return
  const parent = (await groupOf(db, first.app)) ?? (await addGroup(db, group))
  const sort = await lastSort(db, parent)
  await db
    .insertInto('menu')
    .values(
      missing.map(({ url, title, hidden, identify }, index) => ({
        id: randomUUID(),
        parent_id: parent,
        url,
        name_zh: title.zh,
        name_en: title.en,
        sort: sort + 1 + index,
        hidden,
        identify,
      })),
    )
    .execute()
}

/** Where the entries of the application stand, wherever an administrator has put the first of them. */
async function groupOf(db: Kysely<Tables>, app: string): Promise<string | null> {
  const entry = await db
    .selectFrom('menu')
    .select('parent_id')
    .where('url', 'like', `/${app}/%`)
    .where('parent_id', 'is not', null)
    .orderBy('sort')
    .executeTakeFirst()
  return entry?.parent_id ?? null
}

async function addGroup(db: Kysely<Tables>, { zh, en }: TextPair): Promise<string> {
  const id = randomUUID()
  const sort = (await lastSort(db, null)) + 1
  await db
    .insertInto('menu')
    .values({ id, parent_id: null, url: '', name_zh: zh, name_en: en, sort, always_show: true })
    .execute()
  return id
}

/** Place of the last entry below a group; -1 where there is none. */
async function lastSort(db: Kysely<Tables>, parent: string | null): Promise<number> {
  const last = await db
    .selectFrom('menu')
    .select('sort')
    .where('parent_id', parent === null ? 'is' : '=', parent)
    .orderBy('sort', 'desc')
    .executeTakeFirst()
  return last?.sort ?? -1
}

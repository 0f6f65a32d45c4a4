import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import type { MenusTables } from './menus.tables.ts'

/** What the menu calls the pages of the portal, by their paths; where two entries lead to one page, the one that people see. */
export async function pageTitles(db: Kysely<unknown>): Promise<ReadonlyMap<string, TextPair>> {
  const rows = await db
    .withTables<MenusTables>()
    .selectFrom('menu')
    .select(['url', 'name_zh', 'name_en'])
    .where('url', '<>', '')
    .orderBy('hidden', 'desc')
    .orderBy('sort', 'desc')
    .orderBy('id')
    .execute()
  return new Map(rows.map(row => [row.url, { zh: row.name_zh, en: row.name_en }]))
}

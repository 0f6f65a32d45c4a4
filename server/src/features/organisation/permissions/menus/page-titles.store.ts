import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import type { MenusTables } from './menus.tables.ts'

/** Returns menu titles by page path. Of two entries for a page, the visible one wins. */
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

/** Returns application titles by name: the root entry above their pages. */
export async function applicationTitles(db: Kysely<unknown>): Promise<ReadonlyMap<string, TextPair>> {
  const rows = await db
    .withTables<MenusTables>()
    .selectFrom('menu')
    .select(['id', 'parent_id', 'url', 'name_zh', 'name_en'])
    .orderBy('sort', 'desc')
    .orderBy('id')
    .execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  const titles = new Map<string, TextPair>()
  for (const row of rows) {
    const name = row.url.split('/')[1]
    if (name === undefined || name === '') continue
    let top = row
    for (
      let above = byId.get(top.parent_id ?? '');
      above !== undefined;
      above = byId.get(top.parent_id ?? '')
    )
      top = above
    titles.set(name, { zh: top.name_zh, en: top.name_en })
  }
  return titles
}

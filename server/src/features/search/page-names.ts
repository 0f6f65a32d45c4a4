import type { Language } from '@apron/contract/dictionary/language'
import type { MenuItem } from '@apron/contract/menus/menu-item'
import type { PageNames, TypedName } from '@apron/contract/search/search'
import { syllablesOf } from './syllables.ts'

/** A person's menu in each language. */
export type Menus = Readonly<Record<Language, readonly MenuItem[]>>

async function typedName(zh: string, en: string): Promise<TypedName> {
  return { zh, en, syllables: [...(await syllablesOf(zh))] }
}

function namesById(items: readonly MenuItem[]): [string, string][] {
  return items.flatMap(({ id, name, children }) => [[id, name], ...namesById(children)])
}

/** Returns the pages of a menu with the names that people may type for them and their groups. */
export async function pageNames(menus: Menus): Promise<PageNames[]> {
  const english = new Map(namesById(menus.en))
  async function level(items: readonly MenuItem[], above: readonly TypedName[]): Promise<PageNames[]> {
    const pages: PageNames[] = []
    for (const { id, url, name: zh, hidden, children } of items) {
      if (hidden) continue
      const name = await typedName(zh, english.get(id) ?? '')
      if (url !== '') pages.push({ url, name, above: [...above] })
      pages.push(...(await level(children, [...above, name])))
    }
    return pages
  }
  return await level(menus.zh, [])
}

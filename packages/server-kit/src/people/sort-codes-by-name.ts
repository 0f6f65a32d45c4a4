import type { Language } from '@apron/contract/dictionary/language'
import type { Named } from '@apron/contract/entities/fields'
import { loadNames, type NameSource } from './names.ts'

/** Returns the distinct codes of people or departments sorted by name. */
export async function sortCodesByName(
  services: NameSource,
  language: Language,
  kind: 'people' | 'departments',
  codes: readonly string[],
): Promise<string[]> {
  const names = await loadNames(services, language, { people: [], departments: [], [kind]: codes })
  const named = codes.map(kind === 'people' ? names.person : names.department)
  return sortByName(named, language).map(({ code }) => code)
}

/** Sorts by name and removes duplicate codes. Sorts Chinese by pinyin, like the browser and `name_order`. */
export function sortByName(named: readonly Named[], language: Language): Named[] {
  const { compare } = new Intl.Collator(language === 'zh' ? 'zh-CN' : 'en', { numeric: true })
  return [...new Map(named.map(each => [each.code, each])).values()].toSorted(
    (one, other) => compare(one.name, other.name) || compare(one.code, other.code),
  )
}

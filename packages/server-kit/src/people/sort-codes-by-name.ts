import type { Language } from '@apron/contract/entities/language'
import { loadNames, type NameSource } from './names.ts'

/** Returns the distinct codes of people or departments sorted by name: Chinese by pinyin, like the browser and `name_order`. */
export async function sortCodesByName(
  services: NameSource,
  language: Language,
  kind: 'people' | 'departments',
  codes: readonly string[],
): Promise<string[]> {
  const names = await loadNames(services, language, { people: [], departments: [], [kind]: codes })
  const named = kind === 'people' ? names.person : names.department
  const { compare } = new Intl.Collator(language === 'zh' ? 'zh-CN' : 'en', { numeric: true })
  return [...new Set(codes)]
    .map(named)
    .toSorted((one, other) => compare(one.name, other.name) || compare(one.code, other.code))
    .map(({ code }) => code)
}

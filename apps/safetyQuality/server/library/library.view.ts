import type { Language } from '@apron/contract/dictionary/language'
import type { Named } from '@apron/contract/entities/fields'
import type { NamedValue } from '@apron/server-kit/dictionary/dictionaries-service'
import type { LibraryEntry, LibraryOptions, LibraryRow } from '../../contract/library/library.entities.ts'
import { LIBRARY_DIRECTORIES } from '../../contract/library/library.values.ts'
import { withoutSmallGroups } from '../../contract/rules/reports/small-groups.ts'
import type { EntryRecord } from './library.repository.ts'

type Kind = keyof typeof LIBRARY_DIRECTORIES
/** Looks up the name of a directory value. A removed value keeps its code as name. */
export type NameOf = (kind: Kind, code: string) => Named

export function createNameLookup(values: readonly NamedValue[], language: Language): NameOf {
  const names = new Map(values.map(({ directory, value, name }) => [`${directory} ${value}`, name[language]]))
  return (kind, code) => ({ code, name: names.get(`${LIBRARY_DIRECTORIES[kind]} ${code}`) ?? code })
}

export function toRow(entry: EntryRecord, nameOf: NameOf, language: Language): LibraryRow {
  return {
    id: entry.id,
    number: entry.entry_no,
    title: entry[`title_${language}`],
    category: nameOf('category', entry.category),
    ata: entry.ata === null ? null : nameOf('ata', entry.ata),
    month: entry.month,
    riskBefore: entry.risk_before,
    riskAfter: entry.risk_after,
    factors: entry.factors.map(factor => nameOf('factor', factor)),
    happened: entry[`happened_${language}`],
  }
}

export function toEntry(entry: EntryRecord, nameOf: NameOf, language: Language): LibraryEntry {
  return {
    ...toRow(entry, nameOf, language),
    setting: entry[`setting_${language}`],
    why: entry[`why_${language}`],
    changed: entry[`changed_${language}`],
    lesson: entry[`lesson_${language}`],
    helpful: entry.helpful,
  }
}

function countByCode(codes: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}

/** Returns the filter options that occur among the entries, in the order of the dictionary. */
export function toOptions(
  facets: readonly Pick<EntryRecord, 'category' | 'ata' | 'factors' | 'month'>[],
  values: readonly NamedValue[],
  language: Language,
): LibraryOptions {
  const nameOf = createNameLookup(values, language)
  const order = new Map(values.map(({ directory, value }, at) => [`${directory} ${value}`, at]))
  function toFilterValues(kind: Kind, codes: readonly string[]): LibraryOptions['categories'] {
    const positionOf = (code: string) => order.get(`${LIBRARY_DIRECTORIES[kind]} ${code}`) ?? values.length
    return [...withoutSmallGroups(countByCode(codes))]
      .toSorted(([one], [other]) => positionOf(one) - positionOf(other))
      .map(([code, count]) => ({ code, name: nameOf(kind, code).name, count }))
  }
  return {
    categories: toFilterValues(
      'category',
      facets.map(({ category }) => category),
    ),
    chapters: toFilterValues(
      'ata',
      facets.flatMap(({ ata }) => (ata === null ? [] : [ata])),
    ),
    factors: toFilterValues(
      'factor',
      facets.flatMap(({ factors }) => factors),
    ),
    months: [...new Set(facets.map(({ month }) => month))].toSorted().toReversed(),
  }
}

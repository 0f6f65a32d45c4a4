import type { FoundRecord } from '@apron/contract/entities/search'
import { type InstalledPages, missingBehind } from '../../features/navigation/door-rules.ts'
import type { SearchEntry } from '../../features/search/search-rules.ts'
import { tabKey } from '../../features/tabs/tab-rules.ts'

/**
 * Found records as entries of the search; those of an application that is not installed lead nowhere and are left out.
 * @param here three-letter code of the site the person works at now
 */
export function recordEntries(
  records: readonly FoundRecord[],
  installed: InstalledPages | null,
  here: string,
): SearchEntry[] {
  return records
    .filter(({ url }) => missingBehind(url, installed) === null)
    .map(({ number, title, kind, state, site, url }) => ({
      id: tabKey(url),
      fullPath: url,
      number,
      title: `${number} ${title}`,
      place: [kind, state, ...(site === here ? [] : [site])].join(' · '),
    }))
}

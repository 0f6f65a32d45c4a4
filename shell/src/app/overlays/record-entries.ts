import type { FoundRecord } from '@apron/contract/search/search'
import { type InstalledPages, missingTarget } from '../../features/navigation/availability.ts'
import type { SearchEntry } from '../../features/search/search-rules.ts'
import { tabKey } from '../../features/tabs/tab-rules.ts'

/**
 * Turns found records into search entries. Leaves out records of applications that are not installed.
 * @param here three-letter code of the current site
 */
export function recordEntries(
  records: readonly FoundRecord[],
  installed: InstalledPages | null,
  currentSite: string,
): SearchEntry[] {
  return records
    .filter(({ url }) => missingTarget(url, installed) === null)
    .map(({ number, title, kind, state, site, url }) => ({
      id: tabKey(url),
      fullPath: url,
      number,
      title: `${number} ${title}`,
      place: [kind, state, ...(site === currentSite ? [] : [site])].join(' · '),
    }))
}

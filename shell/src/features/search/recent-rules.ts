import type { RecentPage } from '../../platform/storage/recent-page.ts'

/** Number of pages to keep. */
const MAX_RECENT = 20

/** Puts this page first and removes earlier entries with the same address or title. */
export function addRecent(pages: readonly RecentPage[], page: RecentPage): RecentPage[] {
  return [page, ...pages.filter(({ fullPath }) => fullPath !== page.fullPath)].slice(0, MAX_RECENT)
}

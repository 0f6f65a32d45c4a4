import type { RecentPage } from '../../platform/storage/recent-page.ts'

/** How many pages are kept. */
const MAX_RECENT = 20

/** The list with this page in front; an earlier visit to the same address, or its earlier title, goes. */
export function addRecent(pages: readonly RecentPage[], page: RecentPage): RecentPage[] {
  return [page, ...pages.filter(({ fullPath }) => fullPath !== page.fullPath)].slice(0, MAX_RECENT)
}

import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'

type Pages = Pick<SubAppManifest, 'titles' | 'public'>

/** Pages that a version would add and remove. */
export interface VersionDifference {
  readonly pagesAdded: string[]
  readonly pagesRemoved: string[]
  readonly publicAdded: string[]
}

const NOTHING: Pages = { titles: {}, public: [] }

/** @param active pages of the active version; null for a new application */
export function versionDifference(next: Pages, active: Pages | null): VersionDifference {
  const before = active ?? NOTHING
  const [pages, pagesBefore] = [Object.keys(next.titles), Object.keys(before.titles)]
  return {
    pagesAdded: without(pages, pagesBefore),
    pagesRemoved: without(pagesBefore, pages),
    publicAdded: without(next.public, before.public),
  }
}

function without(paths: readonly string[], others: readonly string[]): string[] {
  return paths.filter(path => !others.includes(path)).toSorted()
}

import { PROJECT_CODE } from '@apron/contract/calls/base-path'
import type { Language } from '@apron/contract/dictionary/language'
import type { MenuItem } from '@apron/contract/menus/menu-item'
import type { Project } from '@apron/contract/organisation/project'
import type { TextPair } from '@apron/contract/texts/text-pair'

const PORTAL: TextPair = { zh: '航空维修门户', en: 'Maintenance portal' }

function urlsOf(item: MenuItem): string[] {
  return [item.url, ...item.children.flatMap(urlsOf)]
}

function segmentOf(url: string): string {
  return url.split(/[/?#]/)[1] ?? ''
}

/** Returns the distinct first path segments of all menu pages. */
export function segmentsOf(menu: readonly MenuItem[]): string[] {
  return [...new Set(menu.flatMap(urlsOf).map(segmentOf))]
}

/**
 * Returns the portal and the sub-applications of a person's menu in its order, each once, named after their group.
 * @param isApplication returns true if a first path segment is a sub-application
 */
export function projectsOf(
  menu: readonly MenuItem[],
  isApplication: (segment: string) => boolean,
  language: Language,
): Project[] {
  const names = new Map([[PROJECT_CODE, PORTAL[language]]])
  for (const item of menu) {
    for (const url of urlsOf(item)) {
      const segment = segmentOf(url)
      if (isApplication(segment) && !names.has(segment)) names.set(segment, item.name)
    }
  }
  return [...names].map(([projectCode, projectName]) => ({ projectCode, projectName }))
}

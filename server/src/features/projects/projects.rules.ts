import { PROJECT_CODE } from '@apron/contract/calls/base-path'
import type { Language } from '@apron/contract/entities/language'
import type { MenuItem } from '@apron/contract/entities/menu-item'
import type { Project } from '@apron/contract/entities/project'
import type { TextPair } from '@apron/contract/texts/text-pair'

const PORTAL: TextPair = { zh: '航空维修门户', en: 'Maintenance portal' }

function urlsOf(item: MenuItem): string[] {
  return [item.url, ...item.children.flatMap(urlsOf)]
}

function segmentOf(url: string): string {
  return url.split(/[/?#]/)[1] ?? ''
}

/** The first path segments of all pages of a menu. */
export function segmentsOf(menu: readonly MenuItem[]): string[] {
  return [...new Set(menu.flatMap(urlsOf).map(segmentOf))]
}

/**
 * The portal, then the sub-applications of a person's menu in its order, each once and called like its group.
 * @param isApplication whether a first path segment is the name of a sub-application
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

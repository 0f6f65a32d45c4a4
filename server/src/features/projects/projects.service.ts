import type { Language } from '@apron/contract/dictionary/language'
import type { MenuItem } from '@apron/contract/menus/menu-item'
import type { Project } from '@apron/contract/organisation/project'
import { SUB_APP_PORTS } from '@apron/contract/sub-apps/names'
import { projectsOf, segmentsOf } from './projects.rules.ts'

export interface ProjectsServiceDeps {
  readonly menuOf: (userCode: string, language: Language) => Promise<MenuItem[]>
  /** Returns those of these names that are sub-applications of this portal. */
  readonly registered: (names: readonly string[]) => Promise<ReadonlySet<string>>
}

/** Returns the portal and the sub-applications of a person's menu. */
export function createProjects({ menuOf, registered }: ProjectsServiceDeps) {
  return async (userCode: string, language: Language): Promise<Project[]> => {
    const menu = await menuOf(userCode, language)
    const names = await registered(segmentsOf(menu))
    return projectsOf(menu, segment => names.has(segment) || Object.hasOwn(SUB_APP_PORTS, segment), language)
  }
}

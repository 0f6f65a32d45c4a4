import type { Language } from '@apron/contract/entities/language'
import type { MenuItem } from '@apron/contract/entities/menu-item'
import type { Project } from '@apron/contract/entities/project'
import { SUB_APP_PORTS } from '@apron/contract/sub-apps/names'
import { projectsOf, segmentsOf } from './projects.rules.ts'

export interface ProjectsServiceDeps {
  readonly menuOf: (userCode: string, language: Language) => Promise<MenuItem[]>
  /** Which of these names are sub-applications that were built for this portal. */
  readonly registered: (names: readonly string[]) => Promise<ReadonlySet<string>>
}

/** The portal and the sub-applications of a person's menu. */
export function createProjects({ menuOf, registered }: ProjectsServiceDeps) {
  return async (userCode: string, language: Language): Promise<Project[]> => {
    const menu = await menuOf(userCode, language)
    const names = await registered(segmentsOf(menu))
    return projectsOf(menu, segment => names.has(segment) || Object.hasOwn(SUB_APP_PORTS, segment), language)
  }
}

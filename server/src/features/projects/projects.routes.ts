import { listProjects } from '@apron/contract/calls/project.calls'
import type { Language } from '@apron/contract/entities/language'
import type { MenuItem } from '@apron/contract/entities/menu-item'
import { schemasOf } from '@apron/contract/schemas/call-schemas'
import { SUB_APP_PORTS } from '@apron/contract/sub-apps/names'
import { callerOf, type ServerRoute, serveCall } from '@apron/contract/sub-apps/server-plugin'
import { projectsOf, segmentsOf } from './projects.rules.ts'

export interface ProjectsDeps {
  readonly menuOf: (userCode: string, language: Language) => Promise<MenuItem[]>
  /** Which of these names are sub-applications that were built for this portal. */
  readonly registered: (names: readonly string[]) => Promise<ReadonlySet<string>>
}

export function projectsRoutes({ menuOf, registered }: ProjectsDeps): ServerRoute[] {
  return [
    serveCall(listProjects, schemasOf(listProjects), async (_input, context) => {
      const { language } = context
      const menu = await menuOf(callerOf(context).userCode, language)
      const names = await registered(segmentsOf(menu))
      return projectsOf(
        menu,
        segment => names.has(segment) || Object.hasOwn(SUB_APP_PORTS, segment),
        language,
      )
    }),
  ]
}

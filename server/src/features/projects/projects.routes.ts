import type { Language } from '@apron/contract/dictionary/language'
import type { Project } from '@apron/contract/organisation/project'
import { listProjects } from '@apron/contract/organisation/project.calls'
import { PROJECT_SCHEMAS } from '@apron/contract/organisation/project.schemas'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'

export interface ProjectsDeps {
  readonly projects: (userCode: string, language: Language) => Promise<Project[]>
}

export function projectsRoutes({ projects }: ProjectsDeps): ServerRoute[] {
  return [
    serveCall(listProjects, PROJECT_SCHEMAS.listProjects, (_input, context) =>
      projects(callerOf(context).userCode, context.language),
    ),
  ]
}

import type { Project } from '../entities/project.ts'
import { defineCall } from './define-call.ts'

/** Returns the applications that the caller may open, the portal itself first. §7. */
export const listProjects = defineCall<{ data: Project[] }>({
  id: 'project.list',
  method: 'POST',
  path: '/api/system/auth/cmnSysProject/list',
})

import { defineCall } from '../calls/define-call.ts'
import type { Project } from './project.ts'

/** Returns the applications that the caller may open, the portal itself first. §7. */
export const listProjects = defineCall<{ data: Project[] }>({
  id: 'project.list',
  method: 'POST',
  path: '/api/system/auth/cmnSysProject/list',
})

import type { SessionAirport } from '@apron/sdk'
import type { FileEndpoints } from '../../features/files/file-endpoints.ts'
import { type CallerDeps, callerOf } from '../session/employee.ts'
import type { Shell } from '../shell.ts'

/** Parts of the shell that file calls need. */
export type FileEndpointsDeps = CallerDeps & Pick<Shell, 'sessionOver' | 'variant'>

/** Returns the current base address of files and the identity for their calls. */
export function fileEndpoints(
  shell: FileEndpointsDeps,
  airport?: Pick<SessionAirport, 'id' | 'code'> | null,
): FileEndpoints {
  return {
    paths: shell.variant.filePaths,
    identity: callerOf(shell, { site: airport }),
    onSessionOver: reason => shell.sessionOver(reason),
  }
}

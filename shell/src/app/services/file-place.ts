import type { SessionAirport } from '@apron/sdk'
import type { FilePlace } from '../../features/files/file-place.ts'
import { type CallerDeps, callerOf } from '../session/employee.ts'
import type { Shell } from '../shell.ts'

/** Parts of the shell that file calls need. */
export type FilePlaceDeps = CallerDeps & Pick<Shell, 'sessionOver' | 'variant'>

/** Returns the current base address of files and the identity for their calls. */
export function filePlace(
  shell: FilePlaceDeps,
  airport?: Pick<SessionAirport, 'id' | 'code'> | null,
): FilePlace {
  return {
    paths: shell.variant.filePaths,
    identity: callerOf(shell, { site: airport }),
    onSessionOver: reason => shell.sessionOver(reason),
  }
}

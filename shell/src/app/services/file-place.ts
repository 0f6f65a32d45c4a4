import type { SessionAirport } from '@apron/sdk'
import type { FilePlace } from '../../features/files/file-place.ts'
import { callerOf } from '../session/employee.ts'
import type { Shell } from '../shell.ts'

/** Returns the current base address of files and the identity for their calls. */
export function filePlace(shell: Shell, airport?: Pick<SessionAirport, 'id' | 'code'> | null): FilePlace {
  return {
    paths: shell.boot.variant.filePaths,
    identity: callerOf(shell, { site: airport }),
    onSessionOver: reason => shell.sessionOver(reason),
  }
}

import type { SessionAirport } from '@apron/sdk'
import type { FilePlace } from '../../features/files/file-place.ts'
import { callerOf } from '../session/employee.ts'
import type { Shell } from '../shell.ts'

/** Where the files are and who asks, at this moment. */
export function filePlace(shell: Shell, airport?: Pick<SessionAirport, 'id' | 'code'> | null): FilePlace {
  return {
    paths: shell.boot.variant.filePaths,
    identity: callerOf(shell, { site: airport }),
    onSessionOver: reason => shell.sessionOver(reason),
  }
}

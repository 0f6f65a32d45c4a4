import { OperatorError } from '../platform/config/operator-error.ts'
import type { Settings } from '../platform/config/settings.ts'
import { startErrors } from './start-texts.ts'

/** Turns system errors at start into messages for the operator. Returns any other error unchanged. */
export function toStartError(error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): unknown {
  if (!(error instanceof Error) || error instanceof OperatorError) return error
  switch ('code' in error ? error.code : '') {
    case 'EADDRINUSE':
      return new OperatorError(startErrors.portTaken(host, port), { cause: error })
    case 'EACCES':
      return 'syscall' in error && error.syscall === 'listen'
        ? new OperatorError(startErrors.portForbidden(port), { cause: error })
        : error
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new OperatorError(startErrors.hostUnknown(host), { cause: error })
    case 'ENOSPC':
      return new OperatorError(startErrors.diskFull(), { cause: error })
    default:
      return error
  }
}

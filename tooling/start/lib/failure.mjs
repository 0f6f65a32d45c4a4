import { ExpectedError } from './terminal.mjs'
import { texts } from './texts.mjs'

const FULL = /ENOSPC|EDQUOT|no space left|disk quota/i
const DENIED = /EACCES|EPERM|EROFS|permission denied|read-only file system/i
const OFFLINE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i

/** @param {string} output of a failed command */
export function isNetworkError(output) {
  return OFFLINE.test(output)
}

/** Returns a message for a failed command's output, or null if the cause is unknown. */
export function knownFailure(output, folder) {
  if (FULL.test(output)) return new ExpectedError(texts.diskFull(folder))
  if (DENIED.test(output)) return new ExpectedError(texts.notWritable(folder))
  if (isNetworkError(output)) return new ExpectedError(texts.offline)
  return null
}

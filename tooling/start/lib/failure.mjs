import { Stop } from './terminal.mjs'
import { texts } from './texts.mjs'

const FULL = /ENOSPC|EDQUOT|no space left|disk quota/i
const DENIED = /EACCES|EPERM|EROFS|permission denied|read-only file system/i
const OFFLINE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i

/** @param {string} output of a command that failed */
export function speaksOfNetwork(output) {
  return OFFLINE.test(output)
}

/** What a person is told about a failed command, from what it wrote; null when nothing known stands there. */
export function knownFailure(output, folder) {
  if (FULL.test(output)) return new Stop(texts.diskFull(folder))
  if (DENIED.test(output)) return new Stop(texts.notWritable(folder))
  if (speaksOfNetwork(output)) return new Stop(texts.offline)
  return null
}

import { userInfo } from 'node:os'

const SPEAKABLE = /^[A-Za-z0-9._@-]{1,40}$/

/** Who is at the terminal, for the record. A container may run under a number that has no name. */
export function accountName(): string {
  try {
    const { username } = userInfo()
    return SPEAKABLE.test(username) ? username : 'unknown'
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}

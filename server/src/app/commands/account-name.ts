import { userInfo } from 'node:os'

const SPEAKABLE = /^[A-Za-z0-9._@-]{1,40}$/

/** Returns the account at the terminal, for the audit. In a container the user id may have no name. */
export function accountName(): string {
  try {
    const { username } = userInfo()
    return SPEAKABLE.test(username) ? username : 'unknown'
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}

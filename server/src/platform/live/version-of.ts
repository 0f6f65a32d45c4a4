import { createHash } from 'node:crypto'

/** Returns another text whenever what was read is different, for `whatChanged`. */
export function versionOf(read: unknown): string {
  return createHash('sha256').update(JSON.stringify(read)).digest('base64url').slice(0, 16)
}

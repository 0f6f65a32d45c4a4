import { createHash } from 'node:crypto'

/** Hashes data into a version for `whatChanged`. */
export function versionOf(read: unknown): string {
  return createHash('sha256').update(JSON.stringify(read)).digest('base64url').slice(0, 16)
}

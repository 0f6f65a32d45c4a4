import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** Returns the paths of all files below a folder, with `/`, sorted. Skips compressed copies (`.br`). */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.endsWith('.br'))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/** Hashes names and bytes of all files below a folder to eight hexadecimal digits. */
export function contentHash(folder: string): string {
  const hash = createHash('sha256')
  for (const file of filesBelow(folder)) {
    const bytes = readFileSync(join(folder, file))
    hash.update(`${file}\n${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 8)
}

/** Returns the subresource integrity of a file's bytes. */
export const sha384 = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/**
 * Moves a finished folder to its version's folder. A version is immutable: the same content is dropped, other
 * content is rejected.
 * @throws if `to` exists with other content
 */
export function placeVersion(from: string, to: string): void {
  if (!existsSync(to)) {
    mkdirSync(dirname(to), { recursive: true })
    renameSync(from, to)
    return
  }
  if (contentHash(from) !== contentHash(to)) {
    throw new Error(`${to} exists with other content. A version is never overwritten: raise the version.`)
  }
  rmSync(from, { recursive: true })
}

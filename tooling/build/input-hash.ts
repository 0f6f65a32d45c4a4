import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', 'test-results'])
/** Tests and documents do not affect the build. */
const SKIPPED_FILES = /\.(?:(?:test|fixture)\.tsx?|md)$/

function* sourceFiles(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const child = join(path, entry.name)
    if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) yield* sourceFiles(child)
    if (entry.isFile() && !SKIPPED_FILES.test(entry.name)) yield child
  }
}

/** Hashes names and bytes of all sources below these paths, relative to the root. A missing path counts as well. */
export function inputHash(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const full = join(root, path)
    hash.update(`${path}\n`)
    if (!existsSync(full)) continue
    for (const file of sourceFiles(full)) {
      const bytes = readFileSync(file)
      hash.update(`${file.slice(root.length)}\n${bytes.length}\n`).update(bytes)
    }
  }
  return hash.digest('hex')
}

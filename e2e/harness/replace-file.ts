import { renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Replaces a file atomically, as editors do, so that a watcher never reads half of it. */
export function replaceFile(path: string, text: string): void {
  const temporaryPath = join(dirname(path), `.${basename(path)}.writing`)
  writeFileSync(temporaryPath, text)
  renameSync(temporaryPath, path)
}

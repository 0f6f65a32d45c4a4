import { renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Writes a file whole, as editors do: whoever watches it never reads half of it. */
export function replaceFile(path: string, text: string): void {
  const written = join(dirname(path), `.${basename(path)}.writing`)
  writeFileSync(written, text)
  renameSync(written, path)
}

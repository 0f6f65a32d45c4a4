import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Formats the files, because line breaks depend on the length of the name. @throws with the formatter's message */
export function formatApplication(root: string, folder: string): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'format', '--write', folder], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The new application could not be formatted: ${stdout}${stderr}`)
}

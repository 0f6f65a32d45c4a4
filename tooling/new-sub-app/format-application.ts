import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Lines break elsewhere with a short and with a long name: the repository's formatter has the last word. @throws with what it says */
export function formatApplication(root: string, folder: string): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'format', '--write', folder], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The new application could not be formatted: ${stdout}${stderr}`)
}

import { execFile } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './places.ts'

/** The page's import map. */
export interface ImportMap {
  readonly imports: Readonly<Record<string, string>>
  /** Address → sha384. */
  readonly integrity: Readonly<Record<string, string>>
}

/** Libraries that the measured pages use: React and the SDK, without parts of `@apron/ui`. */
const IS_USED = /^[/]shared[/](?:react|sdk)-/

function pickUsed(json: unknown, key: string, address: (entry: [string, string]) => string) {
  const record: unknown = Object(json)[key]
  const entries = Object.entries(Object(record)).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return Object.fromEntries(entries.filter(entry => IS_USED.test(address(entry))))
}

/** Updates the product's shared libraries with its own build, and copies them below `outDir`. */
export async function shareLibraries(outDir: string): Promise<ImportMap> {
  await promisify(execFile)(process.execPath, [
    join(ROOT, 'tooling/build/build.ts'),
    '--only',
    'react,sdk,ui,pages',
  ])
  const json: unknown = JSON.parse(readFileSync(join(ROOT, 'dist/shared/import-map.json'), 'utf8'))
  const map = {
    imports: pickUsed(json, 'imports', ([, address]) => address),
    integrity: pickUsed(json, 'integrity', ([address]) => address),
  }
  for (const address of Object.keys(map.integrity)) cpSync(join(ROOT, 'dist', address), join(outDir, address))
  return map
}

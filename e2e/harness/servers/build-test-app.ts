import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { filesBelow } from '@apron/sdk/version-folder'

const ROOT = resolve(import.meta.dirname, '../../..')
const TEST_APPS = join(ROOT, 'e2e/apps')
const CACHE = join(ROOT, '.cache/test-apps')
/** Further sources that a build depends on. */
const BUILD_SOURCES = ['packages/sdk/src/vite', 'packages/contract/src/sub-apps']
const BUILDER = join(import.meta.dirname, 'build-app.ts')

const run = promisify(execFile)

/** Applications in `e2e/apps`. */
export type TestApp = 'editor' | 'faulty' | 'red' | 'blue' | 'parts'

function keyOf(app: TestApp, name: string): string {
  const hash = createHash('sha256').update(`${app}\n${name}\n`)
  hash.update(readFileSync(join(ROOT, 'package-lock.json'))).update(readFileSync(BUILDER))
  for (const folder of [TEST_APPS, ...BUILD_SOURCES.map(source => join(ROOT, source))]) {
    for (const file of filesBelow(folder)) hash.update(`${file}\n`).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

function existsAlready(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')
}

/** Returns the folder of the only version of a built application. */
function versionFolder(built: string, name: string): string | null {
  try {
    const version = readdirSync(join(built, name), { withFileTypes: true }).find(entry => entry.isDirectory())
    return version === undefined ? null : join(built, name, version.name)
  } catch {
    return null
  }
}

/** Builds a test application as `name`, once per content of its sources. Returns its version folder. */
export async function buildTestApp(app: TestApp, name: string): Promise<string> {
  const target = join(CACHE, `${app}-as-${name}-${keyOf(app, name)}`)
  const known = versionFolder(target, name)
  if (known !== null) return known
  mkdirSync(CACHE, { recursive: true })
  const building = mkdtempSync(join(CACHE, 'building-'))
  try {
    await run(process.execPath, [BUILDER, app, name, building], { cwd: ROOT })
    renameSync(building, target)
  } catch (error) {
    rmSync(building, { recursive: true })
    // Otherwise another worker was faster, with the same content.
    if (!existsAlready(error)) throw error
  }
  const folder = versionFolder(target, name)
  if (folder === null) throw new Error(`${app} was built as ${name}, but left no version`)
  return folder
}

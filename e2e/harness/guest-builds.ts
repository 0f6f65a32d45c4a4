import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { SubAppName } from '@apron/contract/sub-apps/names'
import { type GuestBuild, readGuestConfig, writeGuestManifest } from '@apron/sdk/guest-manifest'
import { contentHash } from '@apron/sdk/version-folder'

const ROOT = resolve(import.meta.dirname, '../..')
const GUESTS = join(ROOT, 'guests')
const CACHE = join(ROOT, '.cache/guests')
/** What the builds depend on beside the sources of the guest. */
const MAKERS = ['package-lock.json', 'packages/sdk/src/vite', 'packages/contract/src/sub-apps']

const run = promisify(execFile)

/** Applications that are not made as ours are; a folder of `guests/` each. */
export type Guest =
  /** Vue 3 with our Vite preset, as `amm`. */
  | 'vue3'
  /** Vue 2.7 with webpack, made for qiankun, as `tools`. */
  | 'legacy-vue2'
  /** No framework, made for qiankun, as `ipc`. */
  | 'legacy-plain'
  /** A page with scripts of its own and eval, in a frame, as `fireSafety`. */
  | 'frame-page'

/** How a guest with a build step is built, relative to its folder. */
interface BuildStep {
  readonly sources: readonly string[]
  /** Builds into a folder. */
  readonly build: (folder: string, out: string) => Promise<unknown>
}

const BUILDS: Partial<Record<Guest, BuildStep>> = {
  vue3: {
    sources: ['web', 'vite.config.ts', 'package.json'],
    build: (folder, out) =>
      run(
        process.execPath,
        [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--configLoader', 'native'],
        { cwd: folder, env: { ...process.env, APPS_DIR: out } },
      ),
  },
  'legacy-vue2': {
    sources: ['src', 'webpack.config.js', 'build.js', 'package.json'],
    build: (folder, out) => run(process.execPath, ['build.js', out], { cwd: folder }),
  },
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  hash.update(path.endsWith('.js') || /[.](?:json|ts)$/.test(path) ? readFileSync(path) : contentHash(path))
}

function keyOf(guest: Guest, { sources }: BuildStep): string {
  const hash = createHash('sha256')
  for (const maker of MAKERS) addTo(hash, join(ROOT, maker))
  for (const source of sources) addTo(hash, join(GUESTS, guest, source))
  return hash.digest('hex').slice(0, 16)
}

/** What the build of a guest leaves, built once per content of its sources. */
async function built(guest: Guest, step: BuildStep): Promise<string> {
  const place = join(CACHE, `${guest}-${keyOf(guest, step)}`)
  if (existsSync(place)) return place
  mkdirSync(CACHE, { recursive: true })
  const building = mkdtempSync(join(CACHE, 'building-'))
  await step.build(join(GUESTS, guest), building)
  try {
    renameSync(building, place)
  } catch (error) {
    // Another worker was first, with the same content.
    if (!existsSync(place)) throw error
    rmSync(building, { recursive: true })
  }
  return place
}

/** Deploys a legacy application of one script written in the test, which puts its life cycle on `window.guestOfTest`. */
export function deployLegacyScript(appsDir: string, name: SubAppName, script: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'apron-legacy-'))
  writeFileSync(join(folder, 'entry.js'), script)
  writeGuestManifest({
    name,
    version: '1.0.0',
    kind: 'qiankun',
    folder,
    outDir: appsDir,
    entry: 'entry.js',
    pages: {},
    qiankun: { global: 'guestOfTest' },
  })
  rmSync(folder, { recursive: true })
}

/** Deploys a guest into a folder of sub-applications. @param change in place of what its guest.config.json says */
export async function deployGuest(
  appsDir: string,
  guest: Guest,
  change: Partial<GuestBuild> = {},
): Promise<void> {
  const step = BUILDS[guest]
  const folder = step ? await built(guest, step) : null
  if (guest === 'vue3' && folder !== null) return cpSync(folder, appsDir, { recursive: true })
  const config = readGuestConfig(join(GUESTS, guest, 'guest.config.json'), appsDir)
  writeGuestManifest({ ...config, ...(folder === null ? {} : { folder }), ...change })
  return undefined
}

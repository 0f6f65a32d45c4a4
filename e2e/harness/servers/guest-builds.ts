import { type ExecFileOptions, execFile } from 'node:child_process'
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

const ROOT = resolve(import.meta.dirname, '../../..')
const GUESTS = join(ROOT, 'guests')
const CACHE = join(ROOT, '.cache/guests')
/** Sources the builds depend on, apart from the guest's own. */
const BUILD_SOURCES = ['package-lock.json', 'packages/sdk/src/vite', 'packages/contract/src/sub-apps']

const INSTALL = [
  'install',
  '--no-package-lock',
  '--ignore-scripts',
  '--omit=peer',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
]

const execute = promisify(execFile)

/** Runs a program. @throws with its output, as compilers write errors to stdout */
async function run(program: string, args: readonly string[], options: ExecFileOptions = {}): Promise<void> {
  try {
    await execute(program, args, options)
  } catch (error) {
    const { stdout, stderr }: { stdout?: unknown; stderr?: unknown } = Object(error)
    throw new Error(`${program} ${args.join(' ')} failed:\n${String(stdout)}${String(stderr)}`, {
      cause: error,
    })
  }
}

interface PackageFile {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Applications built with foreign tools; a folder of `guests/` each. */
export type Guest =
  /** Vue 3 with our Vite preset, as `amm`. */
  | 'vue3'
  /** Vue 2.7 with webpack, made for qiankun, as `tools`. */
  | 'legacy-vue2'
  /** No framework, made for qiankun, as `ipc`. */
  | 'legacy-plain'
  /** A page with inline scripts and eval in a frame, as `fireSafety`. */
  | 'frame-page'

/** Build step of a guest, relative to its folder. */
interface BuildStep {
  readonly sources: readonly string[]
  /** Builds into a folder. */
  readonly build: (folder: string, out: string) => Promise<unknown>
}

const BUILDS: Partial<Record<Guest, BuildStep>> = {
  vue3: {
    sources: ['web', 'vite.config.ts', 'tsconfig.json', 'package.json'],
    async build(folder, out) {
      await run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder])
      await run(
        process.execPath,
        [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--configLoader', 'native'],
        { cwd: folder, env: { ...process.env, APPS_DIR: out } },
      )
    },
  },
  'legacy-vue2': {
    sources: ['src', 'webpack.config.js', 'build.js', 'package.json'],
    build: (folder, out) => run(process.execPath, ['build.js', out], { cwd: folder }),
  },
}

function addToHash(hash: ReturnType<typeof createHash>, path: string): void {
  hash.update(path.endsWith('.js') || /[.](?:json|ts)$/.test(path) ? readFileSync(path) : contentHash(path))
}

function keyOf(guest: Guest, { sources }: BuildStep): string {
  const hash = createHash('sha256')
  for (const source of BUILD_SOURCES) addToHash(hash, join(ROOT, source))
  for (const source of sources) addToHash(hash, join(GUESTS, guest, source))
  return hash.digest('hex').slice(0, 16)
}

function readPackage(folder: string): PackageFile {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm's own format
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile
}

/** Returns true if the guest's node_modules has the versions in its package.json. */
function hasLibraries(folder: string): boolean {
  const { dependencies = {}, devDependencies = {} } = readPackage(folder)
  return Object.entries({ ...dependencies, ...devDependencies }).every(([name, version]) => {
    const library = join(folder, 'node_modules', name)
    return existsSync(library) && readPackage(library).version === version
  })
}

/**
 * Installs the libraries of a guest from npm into its folder, unless installed. Only its build needs them, so the
 * installation of the repository omits them. SDK and Vite are the repository's.
 */
async function installLibraries(folder: string): Promise<void> {
  if (hasLibraries(folder)) return
  const installing = mkdtempSync(join(CACHE, 'libraries-'))
  cpSync(join(folder, 'package.json'), join(installing, 'package.json'))
  await run('npm', INSTALL, { cwd: installing, shell: process.platform === 'win32' })
  const place = join(folder, 'node_modules')
  rmSync(place, { recursive: true, force: true })
  moveUnlessExists(join(installing, 'node_modules'), place)
  rmSync(installing, { recursive: true })
}

/** Moves a folder. Keeps the one in its place if another worker was first, with the same content. */
function moveUnlessExists(folder: string, place: string): void {
  try {
    renameSync(folder, place)
  } catch (error) {
    if (!existsSync(place)) throw error
    rmSync(folder, { recursive: true })
  }
}

/** Returns the folder of a guest's build, made once per content of its sources. */
async function buildGuest(guest: Guest, step: BuildStep): Promise<string> {
  const place = join(CACHE, `${guest}-${keyOf(guest, step)}`)
  if (existsSync(place)) return place
  mkdirSync(CACHE, { recursive: true })
  const folder = join(GUESTS, guest)
  await installLibraries(folder)
  const building = mkdtempSync(join(CACHE, 'building-'))
  await step.build(folder, building)
  moveUnlessExists(building, place)
  return place
}

/**
 * Deploys a legacy application from a script written in the test, which sets its life cycle on `window.guestOfTest`.
 */
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

/** Deploys a guest into a folder of sub-applications. @param change overrides its guest.config.json */
export async function deployGuest(
  appsDir: string,
  guest: Guest,
  change: Partial<GuestBuild> = {},
): Promise<void> {
  const step = BUILDS[guest]
  const folder = step ? await buildGuest(guest, step) : null
  if (guest === 'vue3' && folder !== null) return cpSync(folder, appsDir, { recursive: true })
  const config = readGuestConfig(join(GUESTS, guest, 'guest.config.json'), appsDir)
  writeGuestManifest({ ...config, ...(folder === null ? {} : { folder }), ...change })
  return undefined
}

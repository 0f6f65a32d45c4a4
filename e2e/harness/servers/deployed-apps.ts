// Applications that a test deploys itself, into a folder of its own (APPS_DIR of the server).
//
//   const test = testWithApps(async apps => {
//     await apps.build('editor', 'amm')                      // e2e/apps/editor, built with the SDK's preset as `amm`
//     await apps.build('editor', 'amm', { version: '2.0.0' })  // the same files as another version, which is active
//     apps.product('safetyQuality')                          // what `npm run build` left in dist/apps
//     apps.module('tools', `export const contract = 1 …`, { pages: { '/ledger': { keepAlive: true } } })
//   })
//   test.use({ person: 'inspector' })
//   test('…', async ({ apps, page, shell, editor }) => { … })
//
// One server per test file, started after the deployment; `server`, `page`, `shell`, `person` and the other fixtures of
// portal-test.ts use it. The version deployed last is the active one. `apps` in a test is the folder: deploy more, or
// corrupt it (`apps.deployed('amm')`). Permissions: the inspector may open amm, tools, safetyQuality, workCard,
// arWorkcard, supplier, fireSafety and ipc; the administrator all eleven.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { CONTRACT_VERSION, type SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { SubAppName } from '@apron/contract/sub-apps/names'
import { sha384 } from '@apron/sdk/version-folder'
import { buildTestApp, type TestApp } from './build-test-app.ts'

const BUILT_APPS = resolve(import.meta.dirname, '../../../dist/apps')

/** A page of a module written in the test; its title defaults to its path. */
export interface ModulePage {
  readonly title?: { readonly zh: string; readonly en: string }
  readonly keepAlive?: boolean
  readonly confirmClose?: boolean
}

export interface ModuleOptions {
  /** Default `1.0.0`. */
  readonly version?: string
  /** A style sheet, deployed unscoped. */
  readonly css?: string
  /** Path below the mount path → page. Other paths also work, without title and flags. */
  readonly pages?: Readonly<Record<`/${string}`, ModulePage>>
}

/** A deployed version, to inspect and to corrupt. */
export interface DeployedApp {
  readonly name: SubAppName
  readonly version: string
  /** Folder on this disk. */
  readonly folder: string
  /** Returns the path of a file as the browser requests it. */
  url(file: string): string
  manifest(): SubAppManifest
  /** Replaces a file but not the manifest. Deletes its compressed copies, so that the browser gets this one. */
  overwrite(file: string, text: string): void
  remove(file?: string): void
}

export interface AppsFolder {
  readonly dir: string
  /** Deploys a native module with this source and a correct manifest. */
  module(name: SubAppName, entry: string, options?: ModuleOptions): DeployedApp
  /** Builds and deploys an application of `e2e/apps`, once per content. */
  build(app: TestApp, name: SubAppName, options?: { readonly version?: string }): Promise<DeployedApp>
  /** Deploys an application of the product from its last build. */
  product(name: SubAppName): DeployedApp
  /** Returns the last deployed version of this application. */
  deployed(name: SubAppName): DeployedApp
  dispose(): void
}

function manifestOf(name: string, entry: string, options: ModuleOptions): SubAppManifest {
  const files = { 'entry.js': entry, ...(options.css === undefined ? {} : { 'app.css': options.css }) }
  const pages = Object.entries(options.pages ?? {}).map(([path, page]) => [`/${name}${path}`, page] as const)
  const withFlag = (flag: 'keepAlive' | 'confirmClose') =>
    pages.filter(([, page]) => page[flag] === true).map(([path]) => path)
  return {
    name,
    version: options.version ?? '1.0.0',
    contract: CONTRACT_VERSION,
    kind: 'esm',
    entry: 'entry.js',
    css: options.css === undefined ? [] : ['app.css'],
    preload: [],
    integrity: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [file, sha384(Buffer.from(text))]),
    ),
    tabs: 'multi',
    titles: Object.fromEntries(pages.map(([path, { title }]) => [path, title ?? { zh: path, en: path }])),
    keepAlive: withFlag('keepAlive'),
    confirmClose: withFlag('confirmClose'),
    public: [],
    shared: {},
    minShell: '1',
  }
}

function write(folder: string, file: string, text: string): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function deployedApp(name: SubAppName, version: string, folder: string): DeployedApp {
  return {
    name,
    version,
    folder,
    url: file => `/apps/${name}/${version}/${file}`,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this file or by the preset
    manifest: () => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as SubAppManifest,
    overwrite(file, text) {
      rmSync(join(folder, `${file}.br`), { force: true })
      write(folder, file, text)
    },
    remove(file) {
      if (file === undefined) return rmSync(folder, { recursive: true })
      rmSync(join(folder, `${file}.br`), { force: true })
      return rmSync(join(folder, file))
    },
  }
}

/** Makes an empty folder of applications; `dispose` removes it. */
export function createAppsFolder(): AppsFolder {
  const dir = mkdtempSync(join(tmpdir(), 'apron-apps-'))
  const latest = new Map<SubAppName, DeployedApp>()

  function deployed(name: SubAppName, version: string): DeployedApp {
    const app = deployedApp(name, version, join(dir, name, version))
    write(join(dir, name), 'newest.json', JSON.stringify({ version }))
    latest.set(name, app)
    return app
  }

  return {
    dir,
    module(name, entry, options = {}) {
      const manifest = manifestOf(name, entry, options)
      const folder = join(dir, name, manifest.version)
      write(folder, 'entry.js', entry)
      if (options.css !== undefined) write(folder, 'app.css', options.css)
      write(folder, 'manifest.json', JSON.stringify(manifest))
      return deployed(name, manifest.version)
    },
    async build(app, name, options = {}) {
      const version = options.version ?? '1.0.0'
      cpSync(await buildTestApp(app, name), join(dir, name, version), { recursive: true })
      const built = deployed(name, version)
      write(built.folder, 'manifest.json', JSON.stringify({ ...built.manifest(), version }))
      return built
    },
    product(name) {
      cpSync(join(BUILT_APPS, name), join(dir, name), { recursive: true })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the preset
      const { version } = JSON.parse(readFileSync(join(dir, name, 'newest.json'), 'utf8')) as {
        version: string
      }
      return deployed(name, version)
    },
    deployed(name) {
      const app = latest.get(name)
      if (app === undefined) throw new Error(`${name} is not deployed`)
      return app
    },
    dispose: () => rmSync(dir, { recursive: true, force: true }),
  }
}

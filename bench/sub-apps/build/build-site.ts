import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { registeredPart, type SubAppManifest } from '@apron/contract/sub-apps/manifest'
import { BROWSER_TARGET, SHARED_LIBRARIES, subApp } from '@apron/sdk/vite'
import react from '@vitejs/plugin-react'
import { build, esmExternalRequirePlugin, type Plugin } from 'vite'
import { manifestOf } from '../web/app/manifest.ts'
import { APP_NAMES } from '../web/pages/page-name.ts'
import { WEB } from './places.ts'
import { type ImportMap, shareLibraries } from './shared-libraries.ts'

/** Inserts the import map, and loads React in parallel with the shell, as the product's own page does. */
function importMapPlugin({ imports, integrity }: ImportMap): Plugin {
  const reactFile = imports['react'] ?? ''
  return {
    name: 'bench:import-map',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'script',
          attrs: { type: 'importmap' },
          children: JSON.stringify({ imports, integrity }),
          injectTo: 'head-prepend',
        },
        {
          tag: 'link',
          attrs: { rel: 'modulepreload', href: reactFile, integrity: integrity[reactFile] },
          injectTo: 'head',
        },
      ],
    },
  }
}

async function buildShell(outDir: string, map: ImportMap): Promise<void> {
  await build({
    configFile: false,
    root: join(WEB, 'shell'),
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), importMapPlugin(map)],
    build: {
      outDir,
      emptyOutDir: false,
      target: BROWSER_TARGET,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        plugins: [esmExternalRequirePlugin({ external: [...SHARED_LIBRARIES] })],
        // The build time of plugins is not measured here.
        checks: { bundlerTimings: false },
      },
    },
  })
}

/** Reads the manifest of the newest build, whose version the SDK's preset records. */
function newestManifest(folder: string): SubAppManifest {
  const newest: unknown = JSON.parse(readFileSync(join(folder, 'newest.json'), 'utf8'))
  const file = join(folder, String(Object(newest).version), 'manifest.json')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written a moment ago by the SDK's own build
  return JSON.parse(readFileSync(file, 'utf8')) as SubAppManifest
}

/**
 * Builds the product's loader and panes in a minimal shell, applications with the SDK's preset, and the registry as a
 * file.
 */
export async function buildSite(outDir: string): Promise<void> {
  await buildShell(outDir, await shareLibraries(outDir))
  const apps = join(outDir, 'apps')
  mkdirSync(apps, { recursive: true })
  for (const app of APP_NAMES) {
    await build({
      configFile: false,
      root: resolve(WEB, '../..'),
      mode: 'production',
      logLevel: 'warn',
      define: { __APP_NAME__: JSON.stringify(app) },
      plugins: [subApp(manifestOf(app), { outDir: apps, entry: join(WEB, 'app/entry.tsx') })],
    })
  }
  const entries = APP_NAMES.map(app => [app, { manifest: registeredPart(newestManifest(join(apps, app))) }])
  writeFileSync(join(apps, 'registry.json'), JSON.stringify({ schema: 1, apps: Object.fromEntries(entries) }))
}

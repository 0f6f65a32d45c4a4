import { resolve } from 'node:path'
import { SUB_APP_PORTS } from '@apron/contract/sub-apps/names'
import react from '@vitejs/plugin-react'
import { esmExternalRequirePlugin, type Plugin, type PluginOption } from 'vite'
import type { SubAppConfig } from '../app/sub-app-config.ts'
import { scopeCssPlugin } from './scope-css.plugin.ts'
import { serveManifestPlugin } from './serve-manifest.plugin.ts'
import { SHARED_LIBRARIES } from './shared-libraries.ts'
import { BROWSER_TARGET } from './target.ts'
import { writeManifestPlugin } from './write-manifest.plugin.ts'

export { keptChunks } from './kept-chunks.ts'
export type { SubAppPluginApi } from './serve-manifest.plugin.ts'
export { SHARED_LIBRARIES } from './shared-libraries.ts'
export { BROWSER_TARGET } from './target.ts'

export interface SubAppOptions {
  /** Folder that gets `<name>/<version>/`; default `dist/apps` of the repository the application lies in. */
  readonly outDir?: string
  /** Entry module; default `web/entry.tsx`. */
  readonly entry?: string
  /** Port of the development server; default the one the contract names for the application. */
  readonly port?: number
}

const ENTRY = 'web/entry.tsx'
const LOCAL_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/

function portOf(name: string): number | undefined {
  return Object.entries(SUB_APP_PORTS).find(([known]) => known === name)?.[1]
}

function basePlugin(config: SubAppConfig, options: SubAppOptions): Plugin {
  return {
    name: 'apron:sub-app',
    config(user, { command }) {
      // Otherwise a NODE_ENV of the caller would ask for React's development functions, which the shell does not serve.
      if (command === 'build') process.env['NODE_ENV'] = 'production'
      const root = resolve(user.root ?? process.cwd())
      const entry = options.entry ?? ENTRY
      const outDir = resolve(root, options.outDir ?? '../../dist/apps')
      const port = user.server?.port ?? options.port ?? portOf(config.name)
      return {
        // Chunks and style sheets are found through import.meta.url, wherever the folder lies.
        base: './',
        publicDir: false,
        build: {
          outDir: resolve(outDir, config.name, '.building'),
          emptyOutDir: true,
          target: BROWSER_TARGET,
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          reportCompressedSize: false,
          rolldownOptions: {
            input: resolve(root, entry),
            preserveEntrySignatures: 'strict',
            // The only place that names externals: with `external` beside it, CommonJS dependencies keep `require`.
            plugins: [esmExternalRequirePlugin({ external: [...SHARED_LIBRARIES] })],
            output: {
              entryFileNames: 'entry-[hash].js',
              chunkFileNames: '[name]-[hash].js',
              assetFileNames: '[name]-[hash][extname]',
            },
          },
        },
        // The page that loads the entry is the shell's; every other address of this server is missing.
        appType: 'custom',
        // The development server finds by this what it must bundle before the first page: a library found later would
        // reload the whole shell.
        optimizeDeps: { entries: [entry] },
        // One React, also for a library that lies elsewhere.
        resolve: { dedupe: ['react', 'react-dom'] },
        server: {
          cors: { origin: LOCAL_ORIGIN },
          ...(port === undefined ? {} : { port, strictPort: true, origin: `http://localhost:${port}` }),
        },
      }
    },
  }
}

/** Everything a sub-application's `vite.config.ts` needs, for the build and for development inside the shell. */
export function subApp(config: SubAppConfig, options: SubAppOptions = {}): PluginOption[] {
  return [
    react(),
    basePlugin(config, options),
    scopeCssPlugin(config.name),
    serveManifestPlugin(config, options.entry ?? ENTRY),
    writeManifestPlugin(config),
  ]
}

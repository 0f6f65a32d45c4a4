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
  /** Folder for `<name>/<version>/`; default `dist/apps` of the application's repository. */
  readonly outDir?: string
  /** Entry module; default `web/entry.tsx`. */
  readonly entry?: string
  /** Port of the development server; defaults to the application's port in the contract. */
  readonly port?: number
}

const ENTRY = 'web/entry.tsx'
const LOCAL_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/

function defaultPort(name: string): number | undefined {
  return Object.entries(SUB_APP_PORTS).find(([known]) => known === name)?.[1]
}

function basePlugin(config: SubAppConfig, options: SubAppOptions): Plugin {
  return {
    name: 'apron:sub-app',
    config(user, { command }) {
      // A NODE_ENV of the caller could select React's development build, which the shell does not serve.
      if (command === 'build') process.env['NODE_ENV'] = 'production'
      const root = resolve(user.root ?? process.cwd())
      const entry = options.entry ?? ENTRY
      const outDir = resolve(root, options.outDir ?? '../../dist/apps')
      const port = user.server?.port ?? options.port ?? defaultPort(config.name)
      return {
        // Resolves chunks and style sheets through import.meta.url, wherever the folder is deployed.
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
            // The only list of externals. With an additional `external`, CommonJS dependencies would keep
            // `require`.
            plugins: [esmExternalRequirePlugin({ external: [...SHARED_LIBRARIES] })],
            output: {
              entryFileNames: 'entry-[hash].js',
              chunkFileNames: '[name]-[hash].js',
              assetFileNames: '[name]-[hash][extname]',
            },
          },
        },
        // The shell serves the page. Every other address of this server returns 404.
        appType: 'custom',
        // Makes the development server pre-bundle all dependencies before the first page. One found later
        // would reload the whole shell.
        optimizeDeps: { entries: [entry] },
        // Uses a single React, also for libraries located elsewhere.
        resolve: { dedupe: ['react', 'react-dom'] },
        server: {
          cors: { origin: LOCAL_ORIGIN },
          ...(port === undefined ? {} : { port, strictPort: true, origin: `http://localhost:${port}` }),
        },
      }
    },
  }
}

/**
 * Returns everything that a sub-application's `vite.config.ts` needs, for the build and for development inside the
 * shell.
 */
export function subApp(config: SubAppConfig, options: SubAppOptions = {}): PluginOption[] {
  return [
    react(),
    basePlugin(config, options),
    scopeCssPlugin(config.name),
    serveManifestPlugin(config, options.entry ?? ENTRY),
    writeManifestPlugin(config),
  ]
}

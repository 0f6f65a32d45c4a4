import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { SubAppConfig } from '../app/sub-app-config.ts'
import { buildManifest } from './build-manifest.ts'
import { readPackageFile } from './package-file.ts'
import { sha384 } from './version-folder.ts'

/** Plugin API that `npm run dev` reads from a development server. */
export interface SubAppPluginApi {
  /** Name of the application. */
  readonly name: string
  /** Paths of its pages below the mount path, in order. */
  readonly pages: readonly string[]
}

/** Serves `/manifest.json` in development: the current pages and flags, without build data. */
export function serveManifestPlugin(config: SubAppConfig, entry: string): Plugin<SubAppPluginApi> {
  return {
    name: 'apron:serve-manifest',
    apply: 'serve',
    api: { name: config.name, pages: Object.keys(config.pages) },
    configureServer({ config: { root }, middlewares }) {
      middlewares.use('/manifest.json', (_request, response) => {
        const manifest = buildManifest(config, {
          version: `${readPackageFile(root).version}-dev`,
          entry,
          css: [],
          preload: [],
          integrity: { [entry]: sha384(readFileSync(join(root, entry))) },
          shared: {},
        })
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(manifest))
      })
    },
  }
}

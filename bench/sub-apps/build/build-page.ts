import { join } from 'node:path'
import { BROWSER_TARGET } from '@apron/sdk/vite'
import react from '@vitejs/plugin-react'
import { build, type PluginOption } from 'vite'
import { WEB } from './places.ts'

interface PageBuild {
  /** Folder with the `index.html`, below `web/`. */
  readonly page: string
  readonly outDir: string
  /** Address it is served from. */
  readonly base: string
  /** Name of the application, where the page is one. */
  readonly app?: string
  readonly plugins?: PluginOption[]
}

/** A plain production build by Vite; every contestant that Vite builds gets these settings. */
export async function buildPage({ page, outDir, base, app, plugins = [] }: PageBuild): Promise<void> {
  await build({
    configFile: false,
    root: join(WEB, page),
    base,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    define: { __APP_NAME__: JSON.stringify(app ?? '') },
    plugins: [react(), plugins],
    build: {
      outDir,
      emptyOutDir: false,
      target: BROWSER_TARGET,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // How long plugins take is nothing that is measured here.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  })
}

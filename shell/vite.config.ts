import { resolve } from 'node:path'
import { BROWSER_TARGET, SHARED_LIBRARIES } from '@apron/sdk/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, esmExternalRequirePlugin } from 'vite'
import { manifestPlugin } from './build/manifest.plugin.ts'
import { pagePlugin } from './build/page.plugin.ts'
import { START_GROUPS } from './build/start-group.ts'
import { workerPlugin } from './build/worker.plugin.ts'

const SERVER = process.env['SERVER'] ?? 'http://127.0.0.1:3000'
const DIST = resolve(import.meta.dirname, '../dist')

/**
 * Serves the shell from source in development. The build takes React, SDK and UI from the import map of `dist/shared`.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    react(),
    pagePlugin({ dist: DIST }),
    manifestPlugin(),
    workerPlugin({ dist: DIST, target: BROWSER_TARGET }),
  ],
  build: {
    outDir: resolve(DIST, 'shell'),
    emptyOutDir: true,
    target: BROWSER_TARGET,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // The only list of externals. With an additional `external`, CommonJS dependencies would keep `require`.
      plugins: [esmExternalRequirePlugin({ external: [...SHARED_LIBRARIES] })],
      output: { codeSplitting: { groups: START_GROUPS } },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/portal-csn', '/apps', '/shared'].map(path => [
        path,
        // Also for the live connection, which the server accepts from its own origin only.
        { target: SERVER, changeOrigin: true, ws: true, rewriteWsOrigin: true },
      ]),
    ),
  },
})

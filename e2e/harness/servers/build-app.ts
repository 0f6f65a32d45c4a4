// Builds one test application with the SDK's preset: node build-app.ts <folder of e2e/apps> <name it is deployed as>
// <out>. Runs as its own process, because a production build sets NODE_ENV.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { subApp } from '@apron/sdk/vite'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../../apps')
const [folder = '', name = '', outDir = ''] = process.argv.slice(2)

interface ManifestModule {
  readonly manifest: Parameters<typeof subApp>[0]
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the preset checks what it makes of it
const { manifest } = (await import(
  pathToFileURL(resolve(root, folder, 'manifest.config.ts')).href
)) as ManifestModule

await build({
  root,
  configFile: false,
  mode: 'production',
  logLevel: 'warn',
  plugins: [subApp({ ...manifest, name }, { outDir, entry: `${folder}/entry.tsx` })],
})

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SubAppConfig } from '../app/sub-app-config.ts'
import { subApp } from './preset.ts'

const config = {
  name: 'demoApp',
  pages: { '/list': { title: { zh: '列表', en: 'List' }, keepAlive: true } },
} as const satisfies SubAppConfig

/**
 * A small but typical application: a lazy page, style sheets, an image, and a CommonJS library that needs
 * React.
 */
const FILES = {
  'package.json': JSON.stringify({
    version: '0.1.0',
    dependencies: { react: '19.3.1', '@apron/sdk': '0.1.0', '@apron/ui': '0.1.0' },
  }),
  'web/entry.tsx': `
    import './app.css'
    import { defineSubApp, lazyPage } from '@apron/sdk'
    const app = defineSubApp({ pages: { '/list': lazyPage(() => import('./list.page.tsx')) } })
    export const contract = app.contract
    export const bootstrap = app.bootstrap`,
  'web/list.page.tsx': `
    import './list.css'
    import { Button } from '@apron/ui/button'
    import { useShim } from 'old-library'
    export default function ListPage() { return <Button>{useShim()}</Button> }`,
  'web/app.css': 'body { color: red }',
  'web/list.css': '.list { background: url(./picture.svg) }',
  'web/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'node_modules/old-library/package.json': '{ "name": "old-library", "main": "index.js" }',
  'node_modules/old-library/index.js': `exports.useShim = () => require('react').useState(0)[0]`,
}

let root = ''

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sub-app-'))
  write(FILES)
})
afterEach(() => rmSync(root, { recursive: true }))

const runBuild = () =>
  build({ root, configFile: false, logLevel: 'silent', plugins: [subApp(config, { outDir: 'out' })] })
const versions = () => readdirSync(join(root, 'out/demoApp')).filter(name => /^\d/.test(name))

const withoutHash = (file: string) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '')

/** Returns the texts of all files of the only version, by name without hash. */
function builtFiles(): Map<string, string> {
  const [version = ''] = versions()
  const folder = join(root, 'out/demoApp', version)
  return new Map(
    readdirSync(folder).map(file => [withoutHash(file), readFileSync(join(folder, file), 'utf8')]),
  )
}

test('leaves shared libraries external, also in CommonJS libraries', async () => {
  await runBuild()
  const page = builtFiles().get('list.page.js') ?? ''
  expect(page).toContain('from"@apron/ui/button"')
  expect(page).toContain('from"react"')
  expect(page).not.toContain('require(`react`)')
  expect(page).not.toContain('require("react")')
  expect(builtFiles().get('entry.js')).toMatch(/export\s*\{.*as bootstrap.*as contract/)
})

test('scopes every style sheet, also when minified', async () => {
  await runBuild()
  expect(builtFiles().get('entry.css')).toContain('@scope([data-mf=demoApp]){:scope{color:red}}')
  expect(builtFiles().get('list.css')).toContain('@scope([data-mf=demoApp]){.list{background:url(./picture-')
})

test('lists what the entry needs and the integrity of every file in the manifest', async () => {
  await runBuild()
  const [version = ''] = versions()
  expect(version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/)
  const manifest: unknown = JSON.parse(builtFiles().get('manifest.json') ?? '')
  expect(manifest).toMatchObject({
    name: 'demoApp',
    version,
    entry: expect.stringMatching(/^entry-.*\.js$/),
    css: [expect.stringMatching(/^entry-.*\.css$/)],
    preload: [],
    keepAlive: ['/demoApp/list'],
    shared: { react: '^19.3.1', '@apron/sdk': '^0.1.0', '@apron/ui': '^0.1.0' },
  })
  const files = readdirSync(join(root, 'out/demoApp', version)).filter(file => file !== 'manifest.json')
  expect(manifest).toHaveProperty(
    'integrity',
    Object.fromEntries(files.map(file => [file, expect.any(String)])),
  )
})

test('builds the same version from the same sources, and a separate one from others', async () => {
  await runBuild()
  const before = versions()
  await runBuild()
  expect(versions()).toEqual(before)
  write({ 'web/app.css': 'body { color: blue }' })
  await runBuild()
  expect(versions()).toHaveLength(2)
  expect(versions()).toEqual(expect.arrayContaining(before))
})

test('rejects an entry that is no sub-application', async () => {
  write({ 'web/entry.tsx': 'export const contract = 1' })
  await expect(runBuild()).rejects.toThrow('does not export bootstrap')
})

test('rejects a shared library that package.json does not name', async () => {
  write({
    'package.json': JSON.stringify({
      version: '0.1.0',
      dependencies: { react: '19.3.1', '@apron/ui': '0.1.0' },
    }),
  })
  await expect(runBuild()).rejects.toThrow('@apron/sdk is imported but not in package.json')
})

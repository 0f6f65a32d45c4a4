import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, resolveConfig, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subApp } from './preset.ts'

const manifest = {
  name: 'demoApp',
  pages: { '/list': { title: { zh: '列表', en: 'List' }, keepAlive: true } },
} as const

let root = ''
let server: ViteDevServer

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'dev-server-'))
  mkdirSync(join(root, 'web'))
  writeFileSync(join(root, 'package.json'), '{ "version": "0.1.0" }')
  writeFileSync(join(root, 'web/entry.tsx'), 'export const contract = 1')
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [subApp(manifest)],
    server: { port: 0, strictPort: false, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  await server.listen()
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

const request = (path: string, origin: string) => {
  const [address = ''] = server.resolvedUrls?.local ?? []
  return fetch(new URL(path, address), { headers: { origin } })
}

test('[APP-14] serves the current pages from a development server', async () => {
  const response = await request('/manifest.json', 'http://localhost:3000')
  expect(await response.json()).toMatchObject({
    name: 'demoApp',
    version: '0.1.0-dev',
    entry: 'web/entry.tsx',
    keepAlive: ['/demoApp/list'],
    titles: { '/demoApp/list': { zh: '列表', en: 'List' } },
  })
})

test.each([
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['https://portal.example.com', null],
  ['http://localhost.example.com', null],
])('[APP-14] lets a page of %s read its sources: %s', async (origin, allowed) => {
  const response = await request('/web/entry.tsx', origin)
  expect(response.headers.get('access-control-allow-origin')).toBe(allowed)
})

test('returns 404 for every other address, so that a mistake does not look like a page', async () => {
  expect((await request('/list', 'http://localhost:3000')).status).toBe(404)
})

test.each([
  ['airline', 9500],
  ['amsp', 9501],
  ['amm', 9502],
  ['marketing', 9504],
  ['tools', 9505],
  ['safetyQuality', 9506],
  ['workCard', 9508],
  ['supplier', 9511],
])('[APP-14] gives the development server of %s only the port %i', async (name, port) => {
  const plugins = [subApp({ ...manifest, name })]
  const config = await resolveConfig({ root, configFile: false, plugins }, 'serve')
  expect(config.server).toMatchObject({ port, strictPort: true, origin: `http://localhost:${port}` })
})

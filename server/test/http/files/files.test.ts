import { rm, writeFile } from 'node:fs/promises'
import { type OutgoingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { registeredPart, SubAppManifest, SubAppRegistry } from '@apron/contract/sub-apps/manifest'
import { sql } from 'kysely'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployApp, makeDist } from '../../support/built-files.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const SETTINGS = { publicUrl: 'http://localhost:3000', trustProxy: false, passwordExpiryRule: false } as const

describeOnStores('pages and files', store => {
  let dist: string
  let apps: string
  let server: TestServer

  store.fillWith()
  beforeAll(async () => {
    dist = await makeDist()
    apps = join(dist, 'apps')
    await deployApp(apps, 'amm', '1.9.0')
    await deployApp(apps, 'amm', '1.10.0')
    await deployApp(apps, 'tools', '1.0.0')
    const spoilt = await deployApp(apps, 'tools', '1.1.0')
    await writeFile(join(spoilt, 'entry.js'), 'export const contract = 1; alert(1)')
    const packed = await deployApp(apps, 'ipc', '1.0.0')
    await writeFile(join(packed, 'entry.js.br'), 'not brotli')
    await deployApp(apps, 'supplier', '1.0.0', { manifest: { entry: '../../amm/1.9.0/entry.js' } })
    await deployApp(apps, 'marketing', '1.0.0', { manifest: { name: 'Marketing' } })
    server = await startTestServer(store.database, {
      distDir: dist,
      settings: { ...SETTINGS, variant: 'gameco', appsDir: apps },
    })
  })
  afterAll(async () => {
    await server.close()
    await rm(dist, { recursive: true, force: true })
  })

  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers })
  const HTML = { accept: 'text/html' }

  /** Returns the status for exactly this path and host, which `fetch` would normalise. */
  function statusOf(path: string, headers: OutgoingHttpHeaders = {}): Promise<number | undefined> {
    const { port } = new URL(server.origin)
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers }, response => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
  }

  describe('the page', () => {
    it.each(['/', '/dashboard', '/login?redirect=/x', '/safetyQuality/checkedResult?id=1'])(
      '[NAV-04] [VAR-01] is served at %s with the values of this deployment',
      async path => {
        const response = await get(path, HTML)
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
        expect(response.headers.get('cache-control')).toBe('no-cache')
        expect(await response.text()).toContain('<meta name="apron-variant" content="gameco" />')
      },
    )

    it('is not sent again while unchanged', async () => {
      const etag = (await get('/', HTML)).headers.get('etag') ?? ''
      expect((await get('/', { ...HTML, 'if-none-match': etag })).status).toBe(304)
    })

    it.each([
      ['/dashboard', 'camera=(self)'],
      ['/safetyQuality/INeedReport', 'camera=()'],
      ['/safetyQuality/voluntaryReportingHome', 'camera=()'],
      ['/password-page', 'camera=()'],
    ])('[FIND-06] %s is served with %s', async (path, allowed) => {
      expect((await get(path, HTML)).headers.get('permissions-policy')).toContain(allowed)
    })

    it('carries the one content security policy and the other security headers', async () => {
      const { headers } = await get('/', HTML)
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none';script-src 'self' 'sha256-dGVzdA==';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;font-src 'self';connect-src 'self' ws://localhost:3000;frame-src 'self';worker-src 'self';manifest-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
      )
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    })
  })

  describe('files of the build', () => {
    it.each([
      ['/assets/main-1a2b.js', 'application/javascript; charset=utf-8'],
      ['/assets/main-1a2b.css', 'text/css; charset=utf-8'],
      ['/shared/react-1/react.js', 'application/javascript; charset=utf-8'],
      ['/apps/amm/1.10.0/entry.js', 'application/javascript; charset=utf-8'],
      ['/apps/amm/1.10.0/manifest.json', 'application/json; charset=utf-8'],
    ])('%s is cached for a year, compressed if the browser accepts it', async (path, type) => {
      const { status, headers } = await get(path, { 'accept-encoding': 'br' })
      expect({
        status,
        type: headers.get('content-type'),
        encoding: headers.get('content-encoding'),
        cache: headers.get('cache-control'),
      }).toEqual({ status: 200, type, encoding: 'br', cache: 'public, max-age=31536000, immutable' })
      expect((await get(path, { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
    })

    it.each([
      '/assets/gone-9.js',
      '/shared/react-1/gone.js',
      '/apps/amm/9.9.9/entry.js',
      '/assets/',
      '/apps/amm/1.10.0/',
    ])('%s is missing, and is not answered with the page', async path => {
      const response = await get(path, HTML)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toMatchObject({ code: 404 })
    })

    it.each([
      '/assets/../csp.json',
      '/assets/%2e%2e/csp.json',
      '/assets/..%2fcsp.json',
      '/apps/amm/1.10.0/../../../shell/csp.json',
      '/apps/amm/1.10.0/%2e%2e/1.9.0/entry.js',
      '/apps/amm/1.10.0//entry.js',
      '/shared/..%5c..%5cshell%5ccsp.json',
      '/shared/%2e%2e%2fshell/csp.json',
      '/shared/..%252fshell/csp.json',
      '/assets/..;/csp.json',
      '/assets/main-1a2b.js%00.css',
      '/apps/..%2f..%2fpackage.json/x/y',
    ])('%s reaches no other file', async path => {
      expect([400, 403, 404]).toContain(await statusOf(path))
    })
  })

  const registry = async () => {
    const response = await get('/apps/registry.json')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    return Value.Parse(SubAppRegistry, await response.json()).apps
  }
  const versions = async () =>
    Object.fromEntries(Object.entries(await registry()).map(([app, { manifest }]) => [app, manifest.version]))

  const set = (text: string) =>
    sql.raw(`update sub_application set ${text} where name = 'amm'`).execute(store.database.kysely)
  describe('[APP-12] the registry of sub-applications', () => {
    it('names the highest valid version of each, and omits broken ones', async () => {
      expect(await versions()).toEqual({ amm: '1.10.0', tools: '1.0.0' })
    })

    it('contains what the shell loads: the manifest, with the checksums of the files loaded first', async () => {
      const written: unknown = await (await get('/apps/amm/1.10.0/manifest.json')).json()
      const { manifest } = (await registry())['amm'] ?? {}
      expect(manifest).toEqual(registeredPart(Value.Parse(SubAppManifest, written)))
    })

    it.each([
      ['tools', '1.1.0', 'entry.js is not the file of the build'],
      ['ipc', '1.0.0', 'entry.js.br is not the file of the build'],
      ['supplier', '1.0.0', 'has no integrity'],
      ['marketing', '1.0.0', 'manifest.json/name'],
    ])(
      'gives the reason why %s %s was omitted, and serves none of its files',
      async (app, version, reason) => {
        const line = server.log.find(entry => entry.includes(`"app":"${app}"`) && entry.includes(version))
        expect(line).toContain(reason)
        expect((await get(`/apps/${app}/${version}/entry.js`)).status).toBe(404)
      },
    )

    it('follows the row: another version, disabled, and one whose files are missing', async () => {
      await set("active_version = '1.9.0'")
      expect(await versions()).toHaveProperty('amm', '1.9.0')
      await set("active_version = '7.0.0'")
      expect(await registry()).not.toHaveProperty('amm')
      await set("active_version = '1.10.0', enabled = false")
      expect(await registry()).not.toHaveProperty('amm')
      await set('enabled = true')
      expect(await registry()).toHaveProperty('amm')
    })

    it('includes a version that is deployed while the server runs', async () => {
      await deployApp(apps, 'amm', '2.0.0')
      expect((await get('/apps/amm/2.0.0/entry.js')).status).toBe(200)
    })
  })

  describe('health and metrics', () => {
    it('is live and ready', async () => {
      expect(await (await get('/health/live')).json()).toEqual({ status: 'live' })
      expect(await (await get('/health/ready')).json()).toEqual({ status: 'ready' })
    })

    it('measures requests by route template', async () => {
      await get('/portal-csn/api/base-auth/getRsaPublicKey')
      expect(await (await get('/metrics')).text()).toMatch(
        /http_request_duration_seconds_count\{method="GET",route="\/portal-csn\/api\/base-auth\/getRsaPublicKey",status="200"\} \d/,
      )
    })

    it.each([
      { 'x-forwarded-for': '203.0.113.9' },
      { 'x-forwarded-proto': 'https' },
      { forwarded: 'for=203.0.113.9' },
      { via: '1.1 proxy' },
      { host: 'portal.example.com' },
      { host: '127.0.0.1.example.com' },
    ])('shows metrics to this machine only, not through a proxy: %j', async headers => {
      expect(await statusOf('/metrics', headers)).toBe(404)
    })
  })
})

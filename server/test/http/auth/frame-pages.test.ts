import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployApp, makeDist } from '../../support/built-files.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const SETTINGS = { publicUrl: 'http://localhost:3000', trustProxy: false, passwordExpiryRule: false } as const
const FILES = {
  'index.html': '<!doctype html><script>1</script>',
  'help.html': '<!doctype html>',
  'a.js': '1',
}

describeOnStores('pages of isolated applications', store => {
  let dist: string
  let server: TestServer

  store.fillWith()
  beforeAll(async () => {
    dist = await makeDist()
    const apps = join(dist, 'apps')
    await deployApp(apps, 'ipc', '1.0.0', { files: FILES, manifest: { kind: 'frame', entry: 'index.html' } })
    await deployApp(apps, 'amm', '1.0.0', { files: { ...FILES, 'entry.js': '1' } })
    const settings = { ...SETTINGS, variant: 'csn', appsDir: apps } as const
    server = await startTestServer(store.database, { distDir: dist, settings })
  })
  afterAll(async () => {
    await server.close()
    await rm(dist, { recursive: true, force: true })
  })

  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers })

  describe.each(['/apps/ipc/1.0.0/index.html', '/apps/ipc/1.0.0/help.html'])('%s', path => {
    it('may run inline scripts, connect only to the portal, and be framed only by it', async () => {
      const { headers, status } = await get(path, { 'sec-fetch-dest': 'iframe' })
      expect(status).toBe(200)
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none';script-src 'self' 'unsafe-inline' 'unsafe-eval';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;font-src 'self' data:;media-src 'self' blob:;connect-src 'self';frame-src 'self';worker-src 'self' blob:;object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'self';sandbox allow-scripts allow-same-origin allow-forms allow-downloads allow-popups",
      )
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    })

    it('must be revalidated each time, so that the current policy applies', async () => {
      const { headers } = await get(path)
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(headers.get('etag')).not.toBeNull()
    })

    it.each(['document', 'empty', 'embed', 'object'])(
      'is not found for a request for %s',
      async destination => {
        const response = await get(path, { 'sec-fetch-dest': destination })
        expect(response.status).toBe(404)
        expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      },
    )
  })

  it.each([
    '/apps/ipc/1.0.0/a.js',
    '/apps/ipc/1.0.0/manifest.json',
    '/apps/amm/1.0.0/index.html',
    '/apps/ipc/1.0.0/gone.html',
    '/apps/ipc/9.9.9/index.html',
    '/apps/registry.json',
    '/dashboard',
  ])('%s keeps the one strict policy', async path => {
    const { headers } = await get(path, { accept: 'text/html', 'sec-fetch-dest': 'iframe' })
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).not.toMatch(/script-src [^;]*unsafe-inline/)
    expect(headers.get('x-frame-options')).toBe('DENY')
  })
})

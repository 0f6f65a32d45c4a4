import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDist } from '../../support/built-files.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const SETTINGS = { publicUrl: 'http://localhost:3000', trustProxy: false, passwordExpiryRule: false } as const

describeOnStores('offline files', store => {
  let dist: string
  let csn: TestServer
  let gameco: TestServer

  store.fillWith()
  beforeAll(async () => {
    dist = await makeDist()
    csn = await startTestServer(store.database, { distDir: dist, settings: { ...SETTINGS, variant: 'csn' } })
    gameco = await startTestServer(store.database, {
      distDir: dist,
      settings: { ...SETTINGS, variant: 'gameco', offlineUse: false },
    })
  })
  afterAll(async () => {
    await csn.close()
    await gameco.close()
    await rm(dist, { recursive: true, force: true })
  })

  it('[OFF-05] give each deployment its own name on a home screen, without a login', async () => {
    const manifests = await Promise.all(
      [csn, gameco].map(({ origin }) => fetch(`${origin}/manifest.webmanifest`)),
    )
    expect(manifests.map(({ headers }) => headers.get('content-type'))).toEqual(
      Array.from({ length: 2 }, () => 'application/manifest+json; charset=utf-8'),
    )
    expect(await Promise.all(manifests.map(answer => answer.json()))).toEqual([
      { name: 'Apron CSN' },
      { name: 'Apron GAMECO' },
    ])
  })

  it('allow the page to load its manifest and its worker only from this origin', async () => {
    const page = await fetch(csn.origin, { headers: { accept: 'text/html' } })
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("manifest-src 'self'")
    expect(policy).toContain("worker-src 'self'")
  })

  it('[OFF-04] include a worker that is always revalidated and removes itself when switched off', async () => {
    const workers = await Promise.all([csn, gameco].map(({ origin }) => fetch(`${origin}/worker.js`)))
    for (const { headers, status } of workers) {
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    }
    const [kept, removed] = await Promise.all(workers.map(answer => answer.text()))
    expect(kept).toMatch(/^keep\(\)/)
    expect(removed).toMatch(/^remove\(\)/)
    const pages = await Promise.all([csn, gameco].map(async ({ origin }) => (await fetch(origin)).text()))
    expect(pages.map(html => /apron-offline" content="(\w+)"/.exec(html)?.[1])).toEqual(['on', 'off'])
  })

  it('[OFF-03] include a new worker for each new document, even of the same build', async () => {
    const other = await startTestServer(store.database, {
      distDir: dist,
      settings: { ...SETTINGS, variant: 'csn', safetyPhone: '+86 20 8612 3456' },
    })
    try {
      const texts = await Promise.all(
        [csn, other].map(async ({ origin }) => (await fetch(`${origin}/worker.js`)).text()),
      )
      expect(texts[0]).not.toBe(texts[1])
    } finally {
      await other.close()
    }
  })
})

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SubAppRegistry } from '@apron/contract/sub-apps/manifest'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployApp, makeDist } from '../../../support/built-files.ts'
import { startTestServer } from '../../../support/servers/test-server.ts'
import { describeOnStores } from '../../../support/stores/stores.ts'

describeOnStores('applications under development', store => {
  let dist: string
  let appsDir: string

  store.fillWith()
  beforeAll(async () => {
    dist = await makeDist()
    appsDir = join(dist, 'apps')
    await deployApp(appsDir, 'amm', '1.0.0')
  })
  afterAll(() => rm(dist, { recursive: true, force: true }))

  /** Returns the registry and policy of a server with these development servers. */
  async function served(devSubApps: ReadonlyMap<string, number>) {
    const server = await startTestServer(store.database, { distDir: dist, settings: { appsDir, devSubApps } })
    try {
      const registry = await (await fetch(`${server.origin}/apps/registry.json`)).json()
      const page = await fetch(server.origin, { headers: { accept: 'text/html' } })
      return {
        registry: Value.Parse(SubAppRegistry, registry),
        policy: page.headers.get('content-security-policy') ?? '',
      }
    } finally {
      await server.close()
    }
  }

  const built = { amm: { manifest: expect.objectContaining({ name: 'amm', version: '1.0.0' }) } }

  it('[APP-14] come from their ports, even if never built, and pages may load them', async () => {
    const { registry, policy } = await served(
      new Map([
        ['amm', 9502],
        ['tools', 9505],
      ]),
    )
    expect(registry).toEqual({
      schema: 1,
      apps: built,
      dev: { amm: 'http://localhost:9502/web/entry.tsx', tools: 'http://localhost:9505/web/entry.tsx' },
    })
    expect(policy).toContain(
      "script-src 'self' 'sha256-dGVzdA==' http://localhost:9502 http://localhost:9505;",
    )
    expect(policy).toContain('ws://localhost:9502 ws://localhost:9505;')
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe')
  })

  describe('without the setting, as in production', () => {
    it('[APP-14] do not exist', async () => {
      const { registry, policy } = await served(new Map())
      expect(registry).toEqual({ schema: 1, apps: built })
      expect(policy).not.toMatch(/localhost:95/)
    })
  })
})

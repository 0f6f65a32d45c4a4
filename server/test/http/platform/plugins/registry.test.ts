import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SubAppRegistry } from '@apron/contract/sub-apps/manifest'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deployApp, makeDist } from '../../../support/built-files.ts'
import { startTestServer } from '../../../support/servers/test-server.ts'
import { describeOnStores } from '../../../support/stores/stores.ts'

describeOnStores('the active version of an application', store => {
  let dist: string
  let apps: string

  store.fillWith()
  beforeAll(async () => {
    dist = await makeDist()
    apps = join(dist, 'apps')
  })
  afterAll(() => rm(dist, { recursive: true, force: true }))

  const build = async (version: string) => {
    await deployApp(apps, 'amm', version)
    await writeFile(join(apps, 'amm', 'newest.json'), JSON.stringify({ version }))
  }

  const start = async () =>
    await startTestServer(store.database, { distDir: dist, settings: { appsDir: apps } })

  /** Returns the active version of amm after a start of the server. */
  async function activeAfterStart(): Promise<string | undefined> {
    const server = await start()
    try {
      const answer = await fetch(`${server.origin}/apps/registry.json`)
      return Value.Parse(SubAppRegistry, await answer.json()).apps['amm']?.manifest.version
    } finally {
      await server.close()
    }
  }

  it('[APP-12] is the last build', async () => {
    await build('0.1.0-f0')
    expect(await activeAfterStart()).toBe('0.1.0-f0')
    await build('0.1.0-a1')
    expect(await activeAfterStart()).toBe('0.1.0-a1')
  })

  it('[APP-12] stays when a higher one was only placed, and falls back when it is deleted', async () => {
    await rm(join(apps, 'amm', 'newest.json'))
    await deployApp(apps, 'amm', '0.2.0')
    expect(await activeAfterStart()).toBe('0.1.0-a1')
    await rm(join(apps, 'amm', '0.1.0-a1'), { recursive: true })
    expect(await activeAfterStart()).toBe('0.2.0')
  })

  it('is checked at a start together with the last build, unlike old versions', async () => {
    const old = await deployApp(apps, 'amm', '0.0.9')
    await writeFile(join(old, 'entry.js'), 'spoilt')
    await build('0.3.0')
    await writeFile(join(apps, 'amm', '0.3.0', 'entry.js'), 'spoilt')
    const server = await start()
    const leftOut = () => server.log.filter(line => line.includes('left out')).join()
    expect(leftOut()).toContain('0.3.0')
    expect(leftOut()).not.toContain('0.0.9')
    expect((await fetch(`${server.origin}/apps/amm/0.0.9/entry.js`)).status).toBe(404)
    expect(leftOut()).toContain('0.0.9')
    await server.close()
    expect(await activeAfterStart()).toBe('0.2.0')
  })
})

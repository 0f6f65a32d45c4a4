import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SubAppRegistry } from '@apron/contract/sub-apps/manifest'
import { sql } from 'kysely'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deployApp, makeDist } from '../support/built-files.ts'
import { describeOnStores } from '../support/stores.ts'
import { seedTestStore, startTestServer } from '../support/test-server.ts'

describeOnStores('which version of an application is active', store => {
  let dist: string
  let apps: string

  beforeAll(async () => {
    dist = await makeDist()
    apps = join(dist, 'apps')
    await seedTestStore(store.database)
  })
  afterAll(() => rm(dist, { recursive: true, force: true }))

  const build = async (version: string) => {
    await deployApp(apps, 'amm', version)
    await writeFile(join(apps, 'amm', 'newest.json'), JSON.stringify({ version }))
  }

  /** The active manifest of amm after a start of the server. */
  async function activeAfterStart(): Promise<string | undefined> {
    const server = await startTestServer(store.database, {
      distDir: dist,
      settings: {
        variant: 'csn',
        publicUrl: 'http://localhost:3000',
        trustProxy: false,
        passwordExpiryRule: false,
        appsDir: apps,
      },
    })
    try {
      const answer = await fetch(`${server.origin}/apps/registry.json`)
      return Value.Parse(SubAppRegistry, await answer.json()).apps['amm']?.manifest
    } finally {
      await server.close()
    }
  }

  it('[APP-12] is the last build, until a person chooses one', async () => {
    await build('0.1.0-f0')
    expect(await activeAfterStart()).toBe('/apps/amm/0.1.0-f0/manifest.json')
    await build('0.1.0-a1')
    expect(await activeAfterStart()).toBe('/apps/amm/0.1.0-a1/manifest.json')
    await sql`update sub_application set active_version = '0.1.0-f0', changed_by = '100001' where name = 'amm'`.execute(
      store.database.kysely,
    )
    expect(await activeAfterStart()).toBe('/apps/amm/0.1.0-f0/manifest.json')
  })
})

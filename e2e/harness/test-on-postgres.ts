import { randomBytes } from 'node:crypto'
import { test } from './portal-test.ts'
import { createScratchDatabase } from './scratch-database.ts'

/** Empty without a PostgreSQL server; such tests are then skipped. */
export const POSTGRES_URL = process.env['TEST_DATABASE_URL'] ?? ''

/** Tests of the portal on a separate database that the test can access. */
export const testOnPostgres = test.extend<{ databaseUrl: string }>({
  databaseUrl: async ({}, use) => {
    const database = await createScratchDatabase(POSTGRES_URL)
    await use(database.url.href)
    await database.drop()
  },
  ownEnv: async ({ databaseUrl }, use) => {
    await use({ DATABASE_URL: databaseUrl, SECRET_KEY: randomBytes(48).toString('base64') })
  },
  baseURL: async ({ ownServer }, use) => use(ownServer.origin),
})

import { randomBytes } from 'node:crypto'
import { test } from './portal-test.ts'
import { createScratchDatabase } from './scratch-database.ts'

/** Empty where there is no PostgreSQL server; such tests are skipped then. */
export const POSTGRES_URL = process.env['TEST_DATABASE_URL'] ?? ''

/** The portal on a database of its own, which the test can reach too. */
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

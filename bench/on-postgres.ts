import { randomBytes } from 'node:crypto'
import { createScratchDatabase } from '@apron/e2e/harness/servers/scratch-database'
import { type DemoProcess, startDemoProcess } from '@apron/server/test/stores/demo-process'

/**
 * Measures the server with the demo organisation on a separate database. Resolves with false also without PostgreSQL.
 */
export async function onPostgres(
  measure: (server: DemoProcess, databaseUrl: string) => Promise<boolean>,
): Promise<boolean> {
  const postgres = process.env['TEST_DATABASE_URL']
  if (postgres === undefined) {
    process.stderr.write(
      'TEST_DATABASE_URL names no PostgreSQL, see tooling/postgres/start-test-postgres.mjs\n',
    )
    return false
  }
  const database = await createScratchDatabase(postgres)
  const server = await startDemoProcess({
    DATABASE_URL: database.url.href,
    SECRET_KEY: randomBytes(48).toString('base64'),
    LOG_LEVEL: 'error',
  })
  try {
    return await measure(server, database.url.href)
  } finally {
    await server.stop()
    await database.drop()
  }
}

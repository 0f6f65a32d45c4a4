import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { listNotices } from '@apron/contract/operations/system.calls'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { openEmbedded } from '../../src/platform/db/embedded/open-embedded.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { startTestServer, type TestServer } from '../support/servers/test-server.ts'
import { makeFilledPlace } from '../support/stores/filled-stores.ts'
import { type StorePlace, silentLog, storeKinds } from '../support/stores/store-places.ts'

const STATEMENT_LIMIT_MS = 4_000

async function open(place: StorePlace): Promise<Database> {
  if (place.kind === 'postgres') return await openDatabase(place.settings, silentLog)
  return await openEmbedded({
    folder: place.settings.dataDir,
    log: silentLog,
    statementTimeLimit: STATEMENT_LIMIT_MS,
  })
}

/** Makes the database unreachable while `during` runs, then restores it. */
async function away(place: StorePlace, database: Database, during: () => Promise<void>): Promise<void> {
  if (place.settings.databaseUrl === null) {
    // An endless statement makes the server stop and restart the embedded engine.
    const endless = sql`select count(*) from generate_series(1, 100000000000)`.execute(database.kysely)
    await Promise.all([expect(endless).rejects.toThrow('unavailable'), during()])
    return
  }
  const url = new URL(place.settings.databaseUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const admin = new Client(url.href)
  await admin.connect()
  try {
    await admin.query(`alter database ${name} with allow_connections false`)
    await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
      name,
    ])
    await admin.query(`alter database ${name} rename to ${name}_away`)
    await during()
  } finally {
    await admin.query(`alter database ${name}_away rename to ${name}`)
    await admin.query(`alter database ${name} with allow_connections true`)
    await admin.end()
  }
}

describe.each(storeKinds())('the database is away (%s)', kind => {
  let place: StorePlace
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    place = await makeFilledPlace(kind, [])
    database = await open(place)
    server = await startTestServer(database)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
    await place.remove()
  })

  it('answers 503 while it is away, logs nobody out, and accepts the same session when it is back', async () => {
    const portal = await server.as('100104', { browser: true, fresh: true })
    await away(place, database, async () => {
      const { status } = await portal.call(loginEmployeeInfo)
      expect(status === 503 || (kind === 'pglite' && status === 200)).toBe(true)
    })
    await expect
      .poll(async () => (await portal.call(loginEmployeeInfo)).status, { timeout: 20_000 })
      .toBe(200)
  })

  it('reports the outage in the language of the request; is alive but not ready', async () => {
    const portal = await server.as('100104', { fresh: true })
    await away(place, database, async () => {
      const ready = await fetch(`${server.origin}/health/ready`)
      const live = await fetch(`${server.origin}/health/live`)
      expect({ ready: ready.status, live: live.status }).toEqual({ ready: 503, live: 200 })
      if (kind === 'pglite') return
      const { envelope, headers } = await portal.call(listNotices)
      expect(envelope).toMatchObject({ code: 503, msg: SERVER_ERRORS.unavailable.zh, success: false })
      expect(headers.get('retry-after')).toBe('10')
    })
    await expect
      .poll(async () => (await fetch(`${server.origin}/health/ready`)).status, { timeout: 20_000 })
      .toBe(200)
  })
})

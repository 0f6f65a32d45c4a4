import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import type { Database, StoreLog } from '../../src/platform/db/database.ts'
import { DatabaseUnavailable } from '../../src/platform/db/database-unavailable.ts'
import { EngineStream, type Exchange } from '../../src/platform/db/embedded/engine-stream.ts'
import { openEngineThread } from '../../src/platform/db/embedded/engine-thread.ts'
import { openEmbedded } from '../../src/platform/db/embedded/open-embedded.ts'
import { storeFolder } from '../../src/platform/db/embedded/prepare-folder.ts'
import { openPostgres } from '../../src/platform/db/open-postgres.ts'
import { proxyTo } from '../support/servers/tcp-proxy.ts'
import { makeStorePlace, type StoreKind, silentLog, storeKinds } from '../support/stores/store-places.ts'

const LIMIT_MS = 1_500
/** A statement that keeps the engine busy for ever without using the disk. */
const ENDLESS = sql`select count(*) from generate_series(1, 100000000) a, generate_series(1, 100000000) b`

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

async function openLimited(kind: StoreKind, log: StoreLog = silentLog): Promise<Database> {
  const place = await makeStorePlace(kind)
  cleanUps.push(() => place.remove())
  const { databaseUrl, dataDir } = place.settings
  const database =
    databaseUrl === null
      ? await openEmbedded({ folder: dataDir, log, statementTimeLimit: LIMIT_MS })
      : await openPostgres({ url: databaseUrl, log, statementTimeLimit: LIMIT_MS })
  cleanUps.push(() => database.close())
  await sql`create table kept (n int)`.execute(database.kysely)
  await sql`insert into kept values (1)`.execute(database.kysely)
  return database
}

describe.each(storeKinds())('a statement that takes too long (%s)', kind => {
  it('fails as "unavailable", blocks no other, and the store answers again with all its rows', async () => {
    const database = await openLimited(kind)
    const since = performance.now()
    const tooLong = ENDLESS.execute(database.kysely)
    const others = Promise.allSettled([1, 2, 3].map(() => sql`select n from kept`.execute(database.kysely)))
    let turns = 0
    const counting = setInterval(() => turns++, 10)
    await expect(tooLong).rejects.toBeInstanceOf(DatabaseUnavailable)
    clearInterval(counting)
    // The event loop of the server was free all the time.
    expect(turns).toBeGreaterThan(LIMIT_MS / 10 / 4)
    expect(performance.now() - since).toBeGreaterThanOrEqual(LIMIT_MS - 50)
    for (const result of await others) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(DatabaseUnavailable)
    }
    await expect
      .poll(() => sql`select n from kept`.execute(database.kysely).then(({ rows }) => rows), {
        timeout: 20_000,
      })
      .toEqual([{ n: 1 }])
  })

  it('has a longer limit in background work', async () => {
    const database = await openLimited(kind)
    const slow = sql`select count(*) as n from generate_series(1, 6000) a, generate_series(1, 6000) b`
    const { rows } = await database.withoutTimeLimit(connection => slow.execute(connection))
    expect(rows).toEqual([{ n: 36_000_000 }])
  }, 60_000)

  it('rolls back its whole transaction', async () => {
    const database = await openLimited(kind)
    const work = database.kysely.transaction().execute(async trx => {
      await sql`insert into kept values (2)`.execute(trx)
      await ENDLESS.execute(trx)
    })
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable)
    await expect
      .poll(() => sql`select n from kept`.execute(database.kysely).then(({ rows }) => rows), {
        timeout: 20_000,
      })
      .toEqual([{ n: 1 }])
  })
})

describe('the embedded engine', () => {
  it('logs that it was restarted, and why', async () => {
    const lines: string[] = []
    const log: StoreLog = { info: text => lines.push(text), warn: text => lines.push(text) }
    const database = await openLimited('pglite', log)
    await expect(ENDLESS.execute(database.kysely)).rejects.toThrow('ran longer than')
    await expect.poll(() => lines, { timeout: 20_000 }).toHaveLength(2)
    expect(lines[0]).toMatch(/stopped \(a statement ran longer than 1500 ms\) and is started again/)
    expect(lines[1]).toMatch(/runs again/)
  })

  it('discards what a client left open when the next one connects', async () => {
    const place = await makeStorePlace('pglite')
    cleanUps.push(() => place.remove())
    const engine = await openEngineThread({
      folder: storeFolder(place.settings.dataDir),
      timeLimit: () => null,
    })
    cleanUps.push(() => engine.stop())
    const exchange: Exchange = bytes => engine.exchange(bytes)
    const connect = async (): Promise<Client> => {
      const client = new Client({
        stream: () => new EngineStream(Promise.resolve(exchange)),
        user: 'postgres',
      })
      await client.connect()
      return client
    }
    const first = await connect()
    await first.query('create table kept (n int)')
    await first.query(`set time zone 'Asia/Shanghai'; begin; insert into kept values (2)`)
    await first.end()
    const second = await connect()
    const { rows } = await second.query(
      `select count(*)::int as n, current_setting('timezone') as zone from kept`,
    )
    expect(rows).toEqual([{ n: 0, zone: 'UTC' }])
    await second.end()
  })

  it('rejects statements after it was closed', async () => {
    const database = await openLimited('pglite')
    await Promise.all([database.close(), database.close()])
    await expect(sql`select 1`.execute(database.kysely)).rejects.toThrow()
  })
})

describe.runIf(storeKinds().includes('postgres'))('a PostgreSQL server that goes away (postgres)', () => {
  it('is "unavailable" while it is away and is used again when it is back', async () => {
    const place = await makeStorePlace('postgres')
    cleanUps.push(() => place.remove())
    const url = new URL(place.settings.databaseUrl ?? '')
    const proxy = await proxyTo(url.hostname, Number(url.port))
    cleanUps.push(() => proxy.close())
    url.host = `127.0.0.1:${proxy.port}`
    const lost: string[] = []
    const log: StoreLog = { info: () => {}, warn: text => lost.push(text) }
    const database = await openPostgres({ url: url.href, log })
    cleanUps.push(() => database.close())
    await database.ping()

    const underWay = sql`select pg_sleep(30)`.execute(database.kysely)
    const refused = expect(underWay).rejects.toBeInstanceOf(DatabaseUnavailable)
    proxy.cut()
    await refused
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailable)
    await expect(
      database.kysely.transaction().execute(trx => sql`select 1`.execute(trx)),
    ).rejects.toBeInstanceOf(DatabaseUnavailable)
    proxy.open()
    await database.ping()
  })

  it('ends a hanging transaction after one time limit: the rollback does not wait behind the statement', async () => {
    const place = await makeStorePlace('postgres')
    cleanUps.push(() => place.remove())
    const url = new URL(place.settings.databaseUrl ?? '')
    const proxy = await proxyTo(url.hostname, Number(url.port))
    cleanUps.push(() => proxy.close())
    url.host = `127.0.0.1:${proxy.port}`
    const limits = { statementTimeLimit: LIMIT_MS, connectionWait: LIMIT_MS }
    const database = await openPostgres({ url: url.href, log: silentLog, ...limits })
    cleanUps.push(() => database.close())
    const since = performance.now()
    const work = database.kysely.transaction().execute(async trx => {
      await sql`select 1`.execute(trx)
      proxy.hang()
      await sql`select 1`.execute(trx)
    })
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(performance.now() - since).toBeLessThan(3 * LIMIT_MS)
    proxy.openForNew()
    await database.ping()
  })

  it('reports a missing store at start with its place and without its password', async () => {
    const opening = openPostgres({ url: 'postgresql://u:very-secret@127.0.0.1:1/portal', log: silentLog })
    await expect(opening).rejects.toThrow(
      /PostgreSQL at 127\.0\.0\.1:1\/portal, named by DATABASE_URL.*ECONNREFUSED/,
    )
    await expect(opening).rejects.not.toThrow('very-secret')
  })
})

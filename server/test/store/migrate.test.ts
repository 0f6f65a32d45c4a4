import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { describe, expect, it } from 'vitest'
import { allMigrations } from '../../src/app/migrations.ts'
import { PLUGINS } from '../../src/app/plugins.ts'
import { migrateStore, recordedMigrations } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { makeStorePlace, silentLog, storeKinds } from '../support/stores/store-places.ts'
import { describeOnStores } from '../support/stores/stores.ts'

const table = (name: string): Migration => ({
  up: async db => {
    await db.schema.createTable(name).addColumn('id', 'integer').execute()
    // Long enough for another migrator to arrive meanwhile.
    await sql`select count(*) from generate_series(1, 300000)`.execute(db)
  },
})

describeOnStores(
  'migrations',
  store => {
    it('run once, in the order of their keys, and are recorded', async () => {
      const order: string[] = []
      const noting = (name: string): Migration => ({
        up: async () => {
          order.push(name)
        },
      })
      const migrations = {
        'plugin/b/0001-x': noting('b'),
        'core/0002-x': noting('2'),
        'core/0001-x': noting('1'),
      }
      const { ran } = await migrateStore(store.database, migrations)
      expect(order).toEqual(['1', '2', 'b'])
      expect(ran).toEqual(['core/0001-x', 'core/0002-x', 'plugin/b/0001-x'])
      expect(await migrateStore(store.database, migrations)).toEqual({ ran: [] })
      expect(await recordedMigrations(store.database.kysely)).toEqual([
        'core/0001-x',
        'core/0002-x',
        'plugin/b/0001-x',
      ])

      // Sorts before those that already ran, like a sub-application added later.
      const more = { ...migrations, 'plugin/a/0001-x': noting('a') }
      expect(await migrateStore(store.database, more)).toEqual({ ran: ['plugin/a/0001-x'] })

      const older = { 'core/0001-x': noting('1') }
      await expect(migrateStore(store.database, older)).rejects.toThrow(/newer version.*core\/0002-x/)
    })
  },
  { migrations: {} },
)

describeOnStores(
  'a migration that fails',
  store => {
    it('rolls back, together with those before it', async () => {
      const failing: Migration = {
        up: async db => {
          await sql`create table half (id int)`.execute(db)
          await sql`select 1 / 0`.execute(db)
        },
      }
      const run = migrateStore(store.database, { 'core/0001-a': table('a'), 'core/0002-b': failing })
      await expect(run).rejects.toMatchObject({ code: '22012' })
      const { rows } = await sql`select to_regclass('a') as a, to_regclass('half') as half`.execute(
        store.database.kysely,
      )
      expect(rows).toEqual([{ a: null, half: null }])
      expect(await recordedMigrations(store.database.kysely)).toEqual([])
    })
  },
  { migrations: {} },
)

describe.runIf(storeKinds().includes('postgres'))('three servers that start at once (postgres)', () => {
  it('all start, and each migration runs once', async () => {
    const place = await makeStorePlace('postgres')
    const servers = await Promise.all([1, 2, 3].map(() => openDatabase(place.settings, silentLog)))
    const migrations = { 'core/0001-a': table('a'), 'core/0002-b': table('b') }
    try {
      const runs = await Promise.all(servers.map(server => migrateStore(server, migrations)))
      expect(runs.flatMap(({ ran }) => ran).toSorted()).toEqual(['core/0001-a', 'core/0002-b'])
    } finally {
      await Promise.all(servers.map(server => server.close()))
      await place.remove()
    }
  })
})

describeOnStores(
  'the migrations of this version',
  store => {
    it('run on an empty store', async () => {
      const migrations = await allMigrations(PLUGINS)
      const { ran } = await migrateStore(store.database, migrations)
      expect(ran).toEqual(Object.keys(migrations).toSorted())
    })
  },
  { migrations: {} },
)

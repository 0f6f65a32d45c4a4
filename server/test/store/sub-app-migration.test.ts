import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allMigrations } from '../../src/app/migrations.ts'
import { PLUGINS } from '../../src/app/plugins.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { migrateStore } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { seedReference } from '../../src/seed/seed-reference.ts'
import { makeStorePlace, type StorePlace, silentLog, storeKinds } from '../support/stores/store-places.ts'

const THIS = 'core/0017-sub-application-usage'

describe.each(storeKinds())('a store that was filled before versions were counted (%s)', kind => {
  let place: StorePlace
  let database: Database

  beforeAll(async () => {
    place = await makeStorePlace(kind)
    database = await openDatabase(place.settings, silentLog)
    const { [THIS]: _later, ...before } = await allMigrations([])
    const db = database.kysely
    await migrateStore(database, before)
    await seedReference({ db, clock: { now: () => new Date() }, plugins: PLUGINS })
    // The current seed has the permission already; the seed of that time had not, and its menu did not name it.
    await sql`delete from role_menu`.execute(db)
    await sql`delete from menu`.execute(db)
    await sql`delete from role_resource where identify = 'portal:subApp:manage'`.execute(db)
    await sql`delete from resource where identify = 'portal:subApp:manage'`.execute(db)
    await sql`insert into sub_application values
      ('amm', '1.0.0', true, 'server', now()), ('tools', '1.0.0', true, '100001', now())`.execute(db)
    await migrateStore(database, await allMigrations([]))
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  it('gives administrators the permission to see and choose versions', async () => {
    const { rows } = await sql`
      select role_code, user_type, dept_code from role_resource where identify = 'portal:subApp:manage'`.execute(
      database.kysely,
    )
    expect(rows).toEqual([{ role_code: 'ADMIN', user_type: 'employee', dept_code: '' }])
  })

  it('distinguishes the version a person chose from the one the server found', async () => {
    const { rows } = await sql`select name, pinned from sub_application order by name`.execute(
      database.kysely,
    )
    expect(rows).toEqual([
      { name: 'amm', pinned: false },
      { name: 'tools', pinned: true },
    ])
  })
})

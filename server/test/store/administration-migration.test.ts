import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allMigrations } from '../../src/app/migrations.ts'
import { PLUGINS } from '../../src/app/plugins.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { migrateStore } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { seedReference } from '../../src/seed/seed-reference.ts'
import { makeStorePlace, type StorePlace, silentLog, storeKinds } from '../support/stores/store-places.ts'

const THIS = 'core/0028-administration-menu'
/** Migrations that add a page of their own behind those. */
const CHANGES = 'core/0033-rights-changes'
const AUDIT = 'core/0041-audit-page'
const ALARMS = 'core/0057-alarms'
/** A migration that adds to the pages of that one. */
const REMINDERS = 'core/0073-alarm-reminders'
const DICTIONARY = 'core/0075-dictionary-page'
const FLOWS = 'core/0083-flow-operator-page'
/** A migration that alters the table of changes. */
const APPOINTMENTS = 'core/0087-appointments'
/** A migration that adds a permission. */
const UPLOADS = 'core/0072-uploaded-versions'
/** A migration that drops a table made by UPLOADS. */
const NO_TRIALS = 'core/0098-no-trials'

async function administration(database: Database): Promise<unknown> {
  const db = database.kysely
  const entries = await sql`
    select m.url, m.name_zh, m.name_en, m.identify, m.always_show, p.name_zh as above,
           (select count(*)::int from role_menu g where g.menu_id = m.id) as grants
      from menu m left join menu p on p.id = m.parent_id
     where m.url like '/admin/%' or m.url in ('/myCollect', '/dataDict') or m.name_zh = '系统管理'
     order by m.url`.execute(db)
  const rights = await sql`
    select r.identify, r.url, r.title_zh, r.title_en, g.role_code, g.user_type, g.dept_code
      from resource r join role_resource g on g.identify = r.identify
     where r.identify like 'portal:%' order by r.identify`.execute(db)
  const steering = await sql`
    select d.code, d.name_zh, d.name_en, d.parent_code, e.value, e.name_zh as amount, e.sort, e.enabled
      from dictionary_directory d join dictionary_entry e on e.directory_code = d.code
     where d.steers order by d.code, e.sort`.execute(db)
  return { entries: entries.rows, rights: rights.rows, steering: steering.rows }
}

describe.each(storeKinds())('a store that was filled before there was an administration (%s)', kind => {
  let place: StorePlace
  let database: Database
  let fresh: unknown

  beforeAll(async () => {
    place = await makeStorePlace(kind)
    database = await openDatabase(place.settings, silentLog)
    const later = new Set([
      THIS,
      CHANGES,
      AUDIT,
      ALARMS,
      REMINDERS,
      UPLOADS,
      NO_TRIALS,
      DICTIONARY,
      FLOWS,
      APPOINTMENTS,
    ])
    const all = Object.entries(await allMigrations([]))
    const before = Object.fromEntries(all.filter(([key]) => !later.has(key)))
    const db = database.kysely
    await migrateStore(database, before)
    await seedReference({ db, clock: { now: () => new Date() }, plugins: PLUGINS })
    fresh = await administration(database)
    // The current seed already has all of it; the seed of that time had one permission.
    const added = sql`select id from menu where url like '/admin/%' or url in ('/myCollect', '/dataDict') or name_zh = '系统管理'`
    await sql`delete from role_menu where menu_id in (${added})`.execute(db)
    await sql`delete from menu where id in (${added})`.execute(db)
    await sql`delete from role_resource where identify like 'portal:%' and identify <> 'portal:subApp:manage'`.execute(
      db,
    )
    await sql`delete from resource where identify like 'portal:%' and identify <> 'portal:subApp:manage'`.execute(
      db,
    )
    await sql`update resource set url = '/subApps' where identify = 'portal:subApp:manage'`.execute(db)
    await sql`delete from dictionary_entry where directory_code = 'FLOW_LIMIT'`.execute(db)
    await sql`delete from dictionary_directory where code = 'FLOW_LIMIT'`.execute(db)
    await sql`update dictionary_directory set steers = false`.execute(db)
    await migrateStore(database, await allMigrations([]))
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  it('[ADM-94] gets the permissions, the menu and the approval limits of a new store', async () => {
    expect(await administration(database)).toEqual(fresh)
  })
})

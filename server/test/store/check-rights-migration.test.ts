import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { up } from '../../src/migrations/0045-check-rights.ts'
import { describeOnStores } from '../support/stores/stores.ts'

const RIGHTS = ['viewAll', 'viewEarly', 'follow'].map(right => `safetyQuality:check:${right}`)

describeOnStores('a store that was filled while check orders asked for codes', store => {
  store.fillWith()
  const holders = async () => {
    const { rows } = await sql<{ user_code: string; identify: string }>`
      select user_code, identify from user_resource where identify = any(${RIGHTS}::text[]) order by 1, 2`.execute(
      store.database.kysely,
    )
    return rows.map(({ user_code, identify }) => `${user_code} ${identify}`)
  }
  const forget = async () => {
    for (const table of ['role_resource', 'resource']) {
      await sql`delete from ${sql.table(table)} where identify = any(${RIGHTS}::text[])`.execute(
        store.database.kysely,
      )
    }
  }
  let seeded: string[] = []

  beforeAll(async () => {
    seeded = await holders()
    await forget()
    await up(store.database.kysely)
  })

  it('[ADM-06] grants the permissions to exactly the holders of the codes', async () => {
    expect(seeded.length).toBeGreaterThan(50)
    expect(await holders()).toEqual(seeded)
  })

  it('changes nothing if the permissions are already granted', async () => {
    const count = async () =>
      (
        await sql`select from role_resource where identify = any(${RIGHTS}::text[])`.execute(
          store.database.kysely,
        )
      ).rows.length
    const before = await count()
    await up(store.database.kysely)
    expect(await count()).toBe(before)
  })

  it('leaves a store without the demo’s permissions alone', async () => {
    await forget()
    const db = store.database.kysely
    await sql`delete from role_resource where identify = 'safetyQuality:check:view'`.execute(db)
    await sql`update menu set identify = null where identify = 'safetyQuality:check:view'`.execute(db)
    await sql`delete from resource where identify = 'safetyQuality:check:view'`.execute(db)
    await up(db)
    expect(await holders()).toEqual([])
  })
})

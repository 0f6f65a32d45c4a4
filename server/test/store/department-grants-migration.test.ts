import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { up } from '../../src/migrations/0058-grants-of-no-department.ts'
import { describeOnStores } from '../support/stores/stores.ts'

describeOnStores('a store that was filled with rights in departments that it does not have', store => {
  store.fillWith()
  const grants = async () => {
    const { rows } = await sql<{ grant: string }>`
      select role_code || ' ' || identify || ' ' || dept_code as grant from role_resource order by 1`.execute(
      store.database.kysely,
    )
    return rows.map(row => row.grant)
  }
  let seeded: string[] = []

  beforeAll(async () => {
    seeded = await grants()
    await sql`
      insert into role_resource (role_code, identify, user_type, dept_code)
      select role_code, identify, user_type, 'NOWHERE' from role_resource where dept_code = 'D0202'`.execute(
      store.database.kysely,
    )
  })

  it('[ADM-62] loses those and no others', async () => {
    expect(seeded.filter(grant => grant.endsWith(' D0202')).length).toBeGreaterThan(0)
    expect(await grants()).not.toEqual(seeded)
    await up(store.database.kysely)
    expect(await grants()).toEqual(seeded)
  })
})

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { PLUGINS } from '../../../src/app/plugins.ts'
import { seedDemo } from '../../../src/seed/seed-demo.ts'
import { seedReference } from '../../../src/seed/seed-reference.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const now = new Date('2026-03-01T04:00:00Z')
const clock = { now: () => now }

describeOnStores('seed', store => {
  const db = () => store.database.kysely

  async function count(table: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      db(),
    )
    return rows[0]?.n ?? -1
  }

  const seed = (hashPassword: (password: string) => Promise<string>) =>
    seedDemo({ db: db(), clock, demoPassword: 'given to the seed', hashPassword, plugins: PLUGINS })

  it('is atomic: a failing one leaves the store empty', async () => {
    await expect(seed(async () => 'x\u0000')).rejects.toThrow()
    expect(await count('app_user')).toBe(0)
    expect(await count('role')).toBe(0)
  })

  it('gives a store without the demo what the product needs, and no account that can log in', async () => {
    expect(await seedReference({ db: db(), clock, plugins: PLUGINS })).toBe(true)
    expect(await seedReference({ db: db(), clock, plugins: PLUGINS })).toBe(false)
    expect(await count('app_user')).toBe(0)
    expect([await count('role'), await count('airport'), await count('dictionary_directory')]).toEqual([
      15, 39, 48,
    ])
    const leftover = await sql`select 1 from menu where url = 'test'`.execute(db())
    expect(leftover.rows).toEqual([])
  })

  it('adds the demo organisation in under three seconds, each password hashed separately', async () => {
    const passwords: string[] = []
    const started = performance.now()
    const done = await seed(async password => `hash ${passwords.push(password)}`)
    expect(performance.now() - started).toBeLessThan(3000)
    expect(done).toBe(true)
    expect(new Set(passwords)).toEqual(new Set(['given to the seed']))
    const { rows } = await sql<{
      n: number
    }>`select count(distinct password_hash)::int as n from app_user`.execute(db())
    expect(rows).toEqual([{ n: 48 }])
  })

  it.each([
    ['role', 15],
    ['post', 14],
    ['airport', 39],
    ['department', 33],
    ['app_user', 48],
    ['user_post', 21],
    ['dictionary_directory', 48],
    ['notice', 2],
    ['translation', 5],
  ])('fills %s with %i rows', async (table, expected) => {
    expect(await count(table)).toBe(expected)
  })

  it('counts all dates from the seeding day', async () => {
    const { rows } = await sql<{
      kind: string
      published_at: Date
    }>`select kind, published_at from notice order by kind`.execute(db())
    expect(rows).toEqual([
      { kind: 'notice', published_at: new Date('2026-02-28T04:00:00Z') },
      { kind: 'version', published_at: new Date('2026-02-26T04:00:00Z') },
    ])
    const changed = await sql<{ at: Date }>`select distinct password_changed_at as at from app_user`.execute(
      db(),
    )
    expect(changed.rows).toEqual([{ at: now }])
  })

  it('gives everybody a default site where they work', async () => {
    const { rows } = await sql`
      select user_code from app_user u
       where not exists (select 1 from user_site s where s.user_code = u.user_code and s.site = u.default_site)`.execute(
      db(),
    )
    expect(rows).toEqual([])
  })

  it('does nothing if the store has users', async () => {
    const again = await seed(async () => {
      throw new Error('hashed for nothing')
    })
    expect(again).toBe(false)
    expect(await count('app_user')).toBe(48)
  })
})

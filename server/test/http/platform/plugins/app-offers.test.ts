import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { PLUGINS } from '../../../../src/app/plugins.ts'
import { definitionsOf } from '../../../../src/app/wiring/definitions-of.ts'
import { addEntries } from '../../../../src/features/organisation/organisation.ts'
import { lockMenu } from '../../../../src/features/organisation/permissions/menus/admin-menus.store.ts'
import { offerApps } from '../../../../src/seed/app-offers/offer-apps.ts'
import { overlapping } from '../../../support/overlapping.ts'
import { describeOnStores, itConcurrently } from '../../../support/stores/stores.ts'

const HELP = { zh: '', en: '' }

const GREASE: AppDefinition = {
  name: 'grease',
  title: { zh: '润滑', en: 'Lubrication' },
  port: 9503,
  pages: {
    '/rounds': { title: { zh: '润滑巡检', en: 'Rounds' }, help: HELP, menu: 'entry' },
    '/round': { title: { zh: '巡检详情', en: 'Round' }, help: HELP, menu: 'hidden' },
    '/stock': { title: { zh: '油脂库存', en: 'Stock' }, help: HELP, menu: 'entry', only: 'stock:view' },
  },
  rights: {
    'round:view': { page: '/rounds', title: { zh: '查看润滑巡检', en: 'See rounds' } },
    'stock:view': { page: '/stock', title: { zh: '查看油脂库存', en: 'See stock' } },
  },
}

interface Entry {
  readonly url: string
  readonly name: string
  readonly group: string
  readonly hidden: boolean
  readonly identify: string | null
}

describeOnStores('definitions that applications offer to administrators', store => {
  store.fillWith()
  const db = () => store.database.kysely

  const offer = (...apps: AppDefinition[]) =>
    db()
      .transaction()
      .execute(transaction => offerApps(transaction, apps, addEntries))

  async function entries(app: string): Promise<readonly Entry[]> {
    const { rows } = await sql<Entry>`
      select m.url, m.name_en as name, g.name_en as "group", m.hidden, m.identify
        from menu m left join menu g on g.id = m.parent_id where m.url like ${`/${app}/%`} order by m.sort`.execute(
      db(),
    )
    return rows
  }

  /** Returns for each group with entries of the application whether it stays a group with a single entry. */
  async function groupStays(app: string): Promise<readonly boolean[]> {
    const { rows } = await sql<{ stays: boolean }>`
      select always_show as stays from menu g
       where exists (select 1 from menu m where m.parent_id = g.id and m.url like ${`/${app}/%`})`.execute(
      db(),
    )
    return rows.map(({ stays }) => stays)
  }

  async function rights(app: string): Promise<readonly string[]> {
    const { rows } = await sql<{ identify: string }>`
      select identify from resource where identify like ${`${app}:%`} order by identify`.execute(db())
    return rows.map(({ identify }) => identify)
  }

  async function everything(): Promise<unknown> {
    const menu = await sql`select * from menu order by id`.execute(db())
    const resource = await sql`select * from resource order by identify`.execute(db())
    return [menu.rows, resource.rows]
  }

  it('change nothing in a freshly filled store', async () => {
    const before = await everything()
    await offer(...definitionsOf(PLUGINS))
    expect(await everything()).toEqual(before)
  })

  it('add a new application to the menu as a group of its own, with its permissions, granted to nobody', async () => {
    await offer(GREASE)
    const group = 'Lubrication'
    expect(await entries('grease')).toEqual([
      { url: '/grease/rounds', name: 'Rounds', group, hidden: false, identify: null },
      { url: '/grease/round', name: 'Round', group, hidden: true, identify: null },
      { url: '/grease/stock', name: 'Stock', group, hidden: false, identify: 'grease:stock:view' },
    ])
    expect(await groupStays('grease')).toEqual([true])
    expect(await rights('grease')).toEqual(['grease:round:view', 'grease:stock:view'])
    const given = await sql`
      select 1 from role_menu r join menu m on m.id = r.menu_id where m.url like '/grease/%'
      union all select 1 from role_resource where identify like 'grease:%'
      union all select 1 from post_resource where identify like 'grease:%'`.execute(db())
    expect(given.rows).toEqual([])
  })

  it('keep what an administrator changed or deleted', async () => {
    await sql`update menu set name_en = 'Grease rounds', hidden = true where url = '/grease/rounds'`.execute(
      db(),
    )
    await sql`update resource set title_en = 'Look at rounds' where identify = 'grease:round:view'`.execute(
      db(),
    )
    await sql`delete from menu where url = '/grease/stock'`.execute(db())
    await sql`delete from resource where identify = 'grease:stock:view'`.execute(db())
    const before = await everything()
    await offer(GREASE)
    expect(await everything()).toEqual(before)
  })

  it('add a page of a later version after the others, even if their group was moved', async () => {
    await sql`update menu set name_en = 'Oils' where name_en = 'Lubrication'`.execute(db())
    const later = { title: { zh: '油脂台账', en: 'Ledger' }, help: HELP, menu: 'entry' } as const
    await offer({ ...GREASE, pages: { ...GREASE.pages, '/ledger': later } })
    expect((await entries('grease')).map(({ group, url }) => [group, url])).toEqual([
      ['Oils', '/grease/rounds'],
      ['Oils', '/grease/round'],
      ['Oils', '/grease/ledger'],
    ])
  })

  it('do not duplicate an entry that an administrator added by hand', async () => {
    const byHand = { title: { zh: '油枪', en: 'Guns' }, help: HELP, menu: 'entry' } as const
    await sql`
      insert into menu (id, parent_id, url, name_zh, name_en, sort)
      values (gen_random_uuid(), null, '/grease/guns', '我的油枪', 'My guns', 99)`.execute(db())
    await offer({ ...GREASE, pages: { '/guns': byHand } })
    const guns = (await entries('grease')).filter(({ url }) => url === '/grease/guns')
    expect(guns.map(({ name }) => name)).toEqual(['My guns'])
  })

  it('add a single page without a group, like the operators’ command; a second page makes a group, and an administrator’s changes to it stay', async () => {
    const page = { title: { zh: '油位', en: 'Levels' }, help: HELP, menu: 'entry' } as const
    const levels = { ...GREASE, name: 'levels', rights: {} }
    await offer({ ...levels, pages: { '/all': page } })
    expect(await groupStays('levels')).toEqual([false])
    await offer({ ...levels, pages: { '/all': page, '/low': page } })
    expect(await groupStays('levels')).toEqual([true])
    await sql`update menu set always_show = false where name_en = 'Lubrication'`.execute(db())
    await offer({ ...levels, pages: { '/all': page, '/low': page, '/full': page } })
    expect(await groupStays('levels')).toEqual([false])
  })

  itConcurrently(store, 'wait for an administrator who is changing the menu', async () => {
    const page = { title: { zh: '油桶', en: 'Barrels' }, help: HELP, menu: 'entry' } as const
    const barrels = { ...GREASE, name: 'barrels', pages: { '/all': page }, rights: {} }
    await overlapping(db(), lockMenu, [async () => await offer(barrels)])
    expect((await entries('barrels')).map(({ url }) => url)).toEqual(['/barrels/all'])
  })
})

import type { MenuItem } from '@apron/contract/menus/menu-item'
import { getRoleNames, listMenus, listResources } from '@apron/contract/sign-in/auth.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { serverOn } from '../../../support/servers/test-server.ts'
import { describeOnStores } from '../../../support/stores/stores.ts'

function flat(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap(item => [item, ...flat(item.children)])
}

const EVERYBODYS: ReadonlySet<string> = new Set([
  '/dashboard',
  '/myCollect',
  '/flow',
  '/flow/startTask',
  '/flow/scheduleTask',
  '/flow/completedTask',
  '/flow/staredtTask',
])

function pages(urls: readonly string[]): string[] {
  return urls.filter(url => url.startsWith('/') && !EVERYBODYS.has(url))
}

describeOnStores('menus, rights, role names', store => {
  const server = serverOn(store)

  async function menuOf(userCode: string, language: 'zh' | 'en' = 'zh'): Promise<MenuItem[]> {
    const person = await server.as(userCode)
    person.language = language
    return (await person.call(listMenus)).envelope.data
  }

  async function urlsOf(userCode: string): Promise<string[]> {
    return flat(await menuOf(userCode)).map(item => item.url)
  }

  async function permissionsOf(userCode: string): Promise<string[]> {
    const person = await server.as(userCode)
    return (await person.call(listResources)).envelope.data.map(resource => resource.identify)
  }

  async function enable(userCode: string, on: boolean): Promise<void> {
    await sql`update app_user set enabled = ${on} where user_code = ${userCode}`.execute(
      store.database.kysely,
    )
  }

  it('[MENU-01] returns the menu that the roles permit as a tree in the requested language', async () => {
    const zh = await menuOf('100104')
    expect(zh.filter(item => item.children.length > 0).map(item => item.name)).toEqual([
      '安全质量',
      '工卡',
      '飞机维修手册',
      '工具管理',
      'AR工卡',
      '图解零件目录',
      '消防安全',
      '供应商',
      '流程审批',
    ])
    const en = await menuOf('100104', 'en')
    expect(en[0]).toMatchObject({ url: '/dashboard', name: 'Home', parentId: '', children: [] })
    const group = en.find(item => item.name === 'Safety & quality')
    expect(group?.url).toBe('')
    expect(group?.children[0]).toMatchObject({
      url: '/safetyQuality/checkList',
      name: 'Check orders',
      parentId: group?.id,
    })
  })

  it('[MENU-07] returns menu routes with id, parentId, path, name, meta.title, hidden, alwaysShow, children', async () => {
    const menu = await menuOf('100104', 'en')
    const group = menu.find(item => item.name === 'Safety & quality') ?? expect.fail('no such group')
    const page = group.children.find(item => item.hidden) ?? expect.fail('no hidden page')
    expect(group).toMatchObject({
      id: expect.stringMatching(/./),
      parentId: '',
      path: '',
      meta: { title: 'Safety & quality' },
      hidden: false,
      alwaysShow: true,
    })
    expect(page).toEqual({
      id: expect.stringMatching(/./),
      parentId: group.id,
      url: '/safetyQuality/checkedResult',
      path: '/safetyQuality/checkedResult',
      name: 'Check result',
      meta: { title: 'Check result' },
      hidden: true,
      alwaysShow: false,
      children: [],
    })
    const all = flat(menu)
    expect(new Set(all.map(item => item.id)).size).toBe(all.length)
    const [zh] = await menuOf('100104', 'zh')
    expect(zh).toMatchObject({ path: '/dashboard', meta: { title: '主页' } })
  })

  it('[MENU-06] marks hidden entries and groups that always show', async () => {
    const all = flat(await menuOf('100104'))
    const hidden = all.filter(item => item.hidden).map(item => item.url)
    expect(hidden.filter(url => url.startsWith('/safetyQuality/'))).toEqual([
      '/safetyQuality/checkedResult',
      '/safetyQuality/RectificationDetail',
      '/safetyQuality/occurrenceDetail',
      '/safetyQuality/AddChineseReport',
      '/safetyQuality/AddEnReport',
    ])
    expect(all.find(item => item.name === '安全质量')?.alwaysShow).toBe(true)
    expect(all.find(item => item.name === 'AR工卡')?.alwaysShow).toBe(false)
  })

  it('[MENU-04] has no leftover entry named home in the demo', async () => {
    expect((await menuOf('100104', 'en')).filter(item => item.url === 'test')).toEqual([])
  })

  it('shows an external customer only its own orders and quotations, and a supplier only its own file', async () => {
    expect(pages(await urlsOf('X90101'))).toEqual(['/airline/orderList', '/marketing/quotation'])
    expect(pages(await urlsOf('X90202'))).toEqual(['/supplier/list', '/supplier/expiry'])
    expect(await permissionsOf('X90101')).toEqual(['airline:order:view', 'marketing:own:view'])
    expect(await permissionsOf('X90202')).toEqual(['supplier:own:view'])
  })

  it('shows the desk of voluntary reports to handlers and the safety director, not to administrators', async () => {
    const desk = '/safetyQuality/reportDesk'
    for (const holder of ['100101', '100102', '100005']) expect(await urlsOf(holder)).toContain(desk)
    for (const other of ['100001', '100003', '100103', '100104']) {
      expect(await urlsOf(other)).not.toContain(desk)
      expect(await permissionsOf(other)).not.toContain('safetyQuality:vsr:view')
    }
  })

  it('[UI-13] returns permissions with url, title and identify in the requested language', async () => {
    const person = await server.as('100104')
    const of = async () =>
      (await person.call(listResources)).envelope.data.find(
        right => right.identify === 'safetyQuality:check:submit',
      )
    const url = '/safetyQuality/checkedResult'
    expect(await of()).toEqual({ identify: 'safetyQuality:check:submit', url, title: '提交检查结果' })
    person.language = 'en'
    expect((await of())?.title).toBe('Submit check results')
  })

  it('lets only the manager of quality assurance approve check orders', async () => {
    const approve = 'safetyQuality:check:approve'
    expect(await permissionsOf('100103')).toContain(approve)
    for (const other of ['100101', '100104', '100303', '100001', '100005']) {
      expect(await permissionsOf(other)).not.toContain(approve)
    }
  })

  it('applies a change of permissions at the next call', async () => {
    const person = await server.as('100107')
    await sql`insert into user_post values ('100107', 'VSR_HANDLER')`.execute(store.database.kysely)
    const rights = (await person.call(listResources)).envelope.data.map(resource => resource.identify)
    expect(rights).toContain('safetyQuality:vsr:view')
    await sql`delete from user_post where user_code = '100107' and post_code = 'VSR_HANDLER'`.execute(
      store.database.kysely,
    )
  })

  it('logs out a disabled person', async () => {
    const person = await server.as('100306')
    await enable('100306', false)
    expect((await person.call(listMenus)).status).toBe(401)
    await enable('100306', true)
    expect((await person.call(listMenus)).status).toBe(200)
  })

  it('returns the caller’s own role names in the requested language', async () => {
    const person = await server.as('100602')
    const own = () => person.call(getRoleNames, { query: { code: '100602' } })
    expect((await own()).envelope.data).toEqual([
      { code: 'MARKET', name: '市场' },
      { code: 'SALES', name: '销售' },
    ])
    person.language = 'en'
    expect((await own()).envelope.data.map(role => role.name)).toEqual(['market', 'sales'])
  })

  it('[AUTH-19] returns all role labels of the product', async () => {
    const person = await server.as('100405')
    person.language = 'en'
    await sql`insert into user_role select '100405', code from role on conflict do nothing`.execute(
      store.database.kysely,
    )
    const labels = (await person.call(getRoleNames, { query: { code: '100405' } })).envelope.data
    expect(labels.map(role => role.name)).toEqual([
      'admin',
      'craft/workmanship',
      'customer service',
      'director',
      'engineer',
      'finance',
      'inspector',
      'manager',
      'market',
      'purchase',
      'sales',
      'service',
      'support',
      'technical support',
      'workshop',
    ])
  })

  it('answers another person’s code like an unknown one', async () => {
    const person = await server.as('100602')
    for (const code of ['100104', 'nobody']) {
      const refused = await person.call(getRoleNames, { query: { code } })
      expect(refused.envelope).toMatchObject({ code: 404, success: false })
    }
  })

  it('rejects a person without a token', async () => {
    const nobody = server.client()
    const answers = await Promise.all([
      nobody.call(listMenus),
      nobody.call(listResources),
      nobody.call(getRoleNames, { query: { code: '100104' } }),
    ])
    expect(answers.map(answer => answer.status)).toEqual([401, 401, 401])
  })
})

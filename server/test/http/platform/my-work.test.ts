import { listMyWork } from '@apron/contract/home/home.calls'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { WorkItem } from '@apron/server-kit/plugin/task-provider'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { PLUGINS } from '../../../src/app/plugins.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const MANAGER = '100103'
const AUDITOR = '100104'
const MECHANIC = '100305'
const FOREIGN_CUSTOMER = 'X90101'

const workOf = async (person: PortalClient) => (await person.call(listMyWork)).envelope.data

const BROKEN: ServerPlugin = {
  name: 'broken',
  migrations: {},
  routes: () => [],
  work: () => [
    {
      id: 'things',
      resource: 'safetyQuality:check:view',
      items: () => Promise.reject(new Error('the table is gone')),
    },
  ],
}

const thing = (number: string): WorkItem => ({
  id: number,
  number,
  title: { zh: '事', en: 'Thing' },
  state: { zh: '待办', en: 'Waiting' },
  action: { zh: '办理', en: 'Do it' },
  due: null,
  decision: false,
  site: 'CAN',
  url: `/safetyQuality/checkList?thing=${number}`,
})

/** A plugin whose name gives it pages in the menu of many people. */
const BUSY: ServerPlugin = {
  name: 'tools',
  migrations: {},
  routes: () => [],
  work: () => [
    {
      id: 'things',
      resource: 'safetyQuality:check:view',
      items: (_, limit) =>
        Promise.resolve(
          Array.from({ length: limit }, (_each, index) => thing(`T-${String(index).padStart(3, '0')}`)),
        ),
    },
  ],
}

/** Selects check orders, as the demo has several kinds of records. */
const isCheck = ({ id }: { readonly id: string }) => id.startsWith('safetyQuality.checkOrder:')

describeOnStores('my work', store => {
  const server = serverOn(store, { plugins: PLUGINS })

  it('[HOME-02] lists overdue, due and undecided work, most urgent first, with the next step', async () => {
    const manager = await server.as(MANAGER)
    const { items, more, failed } = await workOf(manager)
    expect([more, failed]).toEqual([false, []])
    expect(items[0]).toEqual({
      id: expect.stringMatching(/^safetyQuality\.checkOrder:/),
      app: 'safetyQuality',
      appTitle: '安全质量',
      number: expect.stringMatching(/^CK-\d{4}-\d{4}$/),
      title: '丢失套筒事件整改复查',
      state: '已下达',
      action: '开始检查',
      due: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      dueInDays: -4,
      urgency: 'overdue',
      site: 'CAN',
      url: expect.stringMatching(/^\/safetyQuality\/checkedResult\?id=.*&multipleTabs=1&viewTitle=CK-/),
    })
    const checks = items.filter(isCheck)
    expect(checks.map(({ urgency, state, action }) => [urgency, state, action]).slice(1)).toEqual([
      ['decision', '待审批', '审批'],
      ['decision', '待审批', '审批'],
      ['decision', '草稿', '下达'],
    ])
    manager.language = 'en'
    expect((await workOf(manager)).items[0]).toMatchObject({
      appTitle: 'Safety & quality',
      action: 'Start the check',
    })
  })

  it('[HOME-02] includes all sites where the person works, and nobody else’s work', async () => {
    const auditor = (await workOf(await server.as(AUDITOR))).items.filter(isCheck)
    expect(new Set(auditor.map(({ site }) => site))).toEqual(new Set(['CAN', 'SZX']))
    expect(auditor.every(({ urgency }) => urgency !== 'decision')).toBe(true)
    const manager = (await workOf(await server.as(MANAGER))).items
    expect(auditor.filter(({ id }) => manager.some(other => other.id === id))).toEqual([])
    // They may read the orders of their department but have no part in one.
    const mechanic = (await workOf(await server.as(MECHANIC))).items
    expect(mechanic.filter(isCheck)).toEqual([])
  })

  it('[HOME-02] is empty without the permission, and rejected without a token', async () => {
    expect(await workOf(await server.as(FOREIGN_CUSTOMER))).toEqual({ items: [], more: false, failed: [] })
    expect((await server.client().call(listMyWork)).status).toBe(401)
  })

  it('[HOME-02] skips applications that are disabled or in no menu of the person', async () => {
    const auditor = await server.as(AUDITOR)
    await sql`
      insert into sub_application (name, active_version, enabled, changed_by, changed_at)
      values ('safetyQuality', '1.0.0', false, 'test', ${new Date()})`.execute(store.database.kysely)
    expect((await workOf(auditor)).items).toEqual([])
    await sql`delete from sub_application where name = 'safetyQuality'`.execute(store.database.kysely)
    expect((await workOf(auditor)).items.length).toBeGreaterThan(0)
  })
})

describeOnStores('my work with a failing application and very much work', store => {
  const server = serverOn(store, { plugins: [{ ...BROKEN, name: 'workCard' }, BUSY, BROKEN, ...PLUGINS] })

  it('[HOME-02] misses only the rows of the failing application, names it, and keeps the most urgent of too many', async () => {
    const { items, more, failed } = await workOf(await server.as(AUDITOR))
    // No menu leads to the application called broken.
    expect(failed).toEqual(['workCard'])
    expect(server.log.join('')).toContain('the table is gone')
    expect([items.length, more]).toEqual([50, true])
    expect(items[0]).toMatchObject({ app: 'safetyQuality', urgency: 'due' })
    expect(items.at(-1)).toMatchObject({ app: 'tools', urgency: 'later' })
  })
})

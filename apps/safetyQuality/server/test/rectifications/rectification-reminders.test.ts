import { queryCheckMessages } from '@apron/contract/messages/business-message.calls'
import { dataOf } from '@apron/server/test/data-of'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import * as calls from '../../../contract/rectifications/rectification.calls.ts'
import { plugin } from '../../plugin.ts'
import { roReminders } from '../../rectifications/ro.job.ts'
import * as steps from './rectification-steps.ts'

describeOnStores('[SQ-17] reminders of rectification orders', store => {
  let portalServices: PluginServices | null = null
  /** Exposes the services of the portal, so that the test can run the nightly job. */
  const servicesPlugin: ServerPlugin = {
    name: 'lender',
    migrations: {},
    routes(services) {
      portalServices = services
      return []
    },
  }
  const server = appServer(store, plugin, servicesPlugin)
  const runNightlyJob = async () => {
    const services = portalServices
    if (services === null) throw new Error('The server has not started')
    await services.db.transaction().execute(db => roReminders.run({ ...services, db }, services.clock.now()))
  }
  /** Returns code, urgency and recipients of the reminders of an order, oldest first. */
  const listReminders = async (id: string) => {
    const { rows } = await sql<{ code: string; urgency: number; people: string[] }>`
      select m.event as code, m.urgency, array_agg(r.user_code order by r.user_code) as people
        from message m join message_recipient r on m.id = r.message_id
       where m.source_id = ${id} and m.event in ('RO_DUE7', 'RO_DUE1', 'RO_OVERDUE')
       group by m.id order by m.created_at`.execute(store.database.kysely)
    return rows.map(({ code, urgency, people }) => [code, urgency, people])
  }

  it('[5.1.14-24] sends each once: a week before, a day before, and when overdue also to manager and safety director', async () => {
    const auditor = await server.as(steps.FENG_XIAOLAN)
    const now = server.clock.now()
    const draft = steps.buildDraft(now, '2', { rectifyDue: steps.dayFrom(now, 9), respPerson: steps.LI_ZE })
    const { id, roNo, rectifyDue } = await steps.issueOrder(auditor, draft)
    await runNightlyJob()
    expect(await listReminders(id)).toEqual([])
    server.clock.forward({ days: 2 })
    await runNightlyJob()
    await runNightlyJob()
    expect(await listReminders(id)).toEqual([['RO_DUE7', 0, [steps.LI_ZE]]])
    server.clock.forward({ days: 6 })
    await runNightlyJob()
    server.clock.forward({ days: 2 })
    await runNightlyJob()
    await runNightlyJob()
    expect((await listReminders(id)).map(([code]) => code)).toEqual(['RO_DUE7', 'RO_DUE1', 'RO_OVERDUE'])
    expect(await listReminders(id)).toContainEqual([
      'RO_OVERDUE',
      2,
      [steps.SU_MINGYUAN, steps.TAN_YONG, steps.LI_ZE].toSorted(),
    ])
    const responsible = await server.as(steps.LI_ZE, { fresh: true })
    responsible.language = 'zh'
    const { envelope } = await responsible.call(queryCheckMessages, {
      body: { current: 1, size: 10, queryCriteria: { type: 1 } },
    })
    expect(envelope.data.records[0]?.label).toBe(`整改单${roNo}已逾期1天`)
    const [row] = await steps.findRos(responsible, { text: roNo, overdue: true })
    expect(row).toMatchObject({ rectifyDue, dueInDays: -1 })
  })

  it('sends none for orders that are reported as done, closed or void', async () => {
    const manager = await server.as(steps.SHEN_LI, { fresh: true })
    const auditor = await server.as(steps.FENG_XIAOLAN, { fresh: true })
    const now = server.clock.now()
    const order = await steps.issueOrder(
      auditor,
      steps.buildDraft(now, '2', { rectifyDue: steps.dayFrom(now, 8) }),
    )
    const body = { ...steps.versionOf(order), reason: '重复下达的整改单。' }
    dataOf(await manager.call(calls.voidRectification, { body }))
    server.clock.forward({ days: 20 })
    await runNightlyJob()
    expect(await listReminders(order.id)).toEqual([])
  })

  it('runs each night', () => {
    const due = roReminders.dueAfter(new Date('2026-03-10T12:00:00+08:00'))
    expect(due.toISOString()).toBe('2026-03-10T16:10:00.000Z')
  })
})

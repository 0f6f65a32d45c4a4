import { MAX_OFFSET_ROWS } from '@apron/contract/limits/lists'
import type { OperationCriteria } from '@apron/contract/operations/admin-operation'
import { pageAdminOperations } from '@apron/contract/operations/admin-operation.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { addOperations } from '../../../src/features/audit-log/operations/operation-log.store.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { expectGuarded } from '../../support/guarded-calls.ts'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const row = (time: string, more: Partial<Parameters<typeof addOperations>[1][number]> = {}) => ({
  id: crypto.randomUUID(),
  occurred_at: new Date(`${time}+08:00`),
  user_code: '100104',
  site: 'CAN',
  kind: 'visit' as const,
  page: '/dashboard',
  call: null,
  done: null,
  ...more,
})

describeOnStores('the operation log for administrators', store => {
  const server = serverOn(store)
  const db = () => store.database.kysely
  let admin: PortalClient

  beforeAll(async () => {
    admin = await server.as(ADMINISTRATOR)
    await addOperations(db(), [
      row('2026-03-01T23:59:59.900'),
      row('2026-03-02T00:00:00', { site: 'SZX' }),
      row('2026-03-02T09:00:00', {
        user_code: '100101',
        kind: 'write',
        page: '/safetyQuality/checkList',
        call: 'POST /auth/customlist/save',
        done: true,
      }),
      // The path of a page that is in no menu any more.
      row('2026-03-03T00:00:00', { user_code: 'GONE01', page: '/gone/list' }),
    ])
  })

  const ask = async (queryCriteria: OperationCriteria = {}, position = { current: 1, size: 200 }) =>
    (await admin.call(pageAdminOperations, { body: { ...position, queryCriteria } })).envelope
  const times = async (criteria: OperationCriteria) =>
    (await ask(criteria)).data.records.map(found => found.time.slice(5))

  it('[ADM-25] requires its permission', async () => {
    await expectGuarded(server, db(), {
      view: ADMIN_PERMISSIONS.operations.view,
      reads: [[pageAdminOperations, { current: 1, size: 10, queryCriteria: {} }]],
      writes: [],
    })
  })

  it('[ADM-25] shows who did what, where and when, newest first', async () => {
    const { records, total, more } = (await ask()).data
    expect([total, more]).toEqual([4, false])
    expect(records[0]).toMatchObject({ userCode: 'GONE01', userName: '', page: '/gone/list', title: '' })
    expect(records[1]).toEqual({
      id: expect.any(String),
      time: '2026-03-02 09:00:00',
      userCode: '100101',
      userName: '何慧敏',
      site: 'CAN',
      kind: 'write',
      page: '/safetyQuality/checkList',
      title: '检查单',
      call: 'POST /auth/customlist/save',
      done: true,
    })
    admin.language = 'en'
    expect((await ask()).data.records[1]).toMatchObject({ userName: 'He Huimin', title: 'Check orders' })
    admin.language = 'zh'
  })

  it.each([
    ['employee number', { person: '100104' }, ['03-02 00:00:00', '03-01 23:59:59']],
    ['a part of the name', { person: ' huimin ' }, ['03-02 09:00:00']],
    ['a person who was deleted', { person: 'GONE01' }, ['03-03 00:00:00']],
    ['nobody', { person: '%' }, []],
    ['site', { site: 'SZX' }, ['03-02 00:00:00']],
    ['kind', { kind: 'write' as const }, ['03-02 09:00:00']],
    ['page', { page: 'CHECKLIST' }, ['03-02 09:00:00']],
    ['the menu name of the page', { page: ' 检查单 ' }, ['03-02 09:00:00']],
    ['the menu name of the page in the other language', { page: 'check ORD' }, ['03-02 09:00:00']],
    [
      'whole days, both inclusive',
      { from: '2026-03-01 00:00:00', to: '2026-03-02 23:59:59' },
      ['03-02 09:00:00', '03-02 00:00:00', '03-01 23:59:59'],
    ],
    [
      'the last second of a day',
      { from: '2026-03-01 23:59:59', to: '2026-03-01 23:59:59' },
      ['03-01 23:59:59'],
    ],
    ['a day without anything', { from: '2026-02-01 00:00:00', to: '2026-02-01 23:59:59' }, []],
  ])('[ADM-25] can be filtered by %s', async (_what, criteria, expected) => {
    expect(await times(criteria)).toEqual(expected)
  })

  it.each([
    ['a time that does not exist', { from: '2026-02-30 00:00:00' }, '2026-02-30 00:00:00'],
    ['another form of time', { to: '2026-03-01' }, 'to'],
    ['an unknown kind', { kind: 'login' }, 'kind'],
    ['no site code', { site: 'Guangzhou' }, 'site'],
  ])('[ADM-25] rejects %s and names the field', async (_what, criteria, named) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bad input on purpose
    const refused = await ask(criteria as OperationCriteria)
    expect([refused.code, refused.msg.includes(named)]).toEqual([400, true])
  })

  it('[ADM-25] continues an export after its last row, regardless of new entries', async () => {
    const first = await ask({}, { current: 1, size: 2 })
    await addOperations(db(), [row('2026-03-04T00:00:00')])
    const after = first.data.records.at(-1)?.id ?? ''
    expect(await times({ after })).toEqual(['03-02 00:00:00', '03-01 23:59:59'])
    expect(await times({ after: 'no such row' })).toEqual([])
    await sql`delete from operation_log where occurred_at > '2026-03-03T12:00:00+08:00'`.execute(db())
  })

  it('[ADM-25] counts up to a limit, reports that there are more, and rejects pages beyond the limit', async () => {
    await sql`
      insert into operation_log (id, occurred_at, user_code, site, kind, page)
      select gen_random_uuid(), timestamptz '2026-01-01' + n * interval '1 second', '100105', 'CAN', 'visit', '/bulk'
        from generate_series(0, ${MAX_OFFSET_ROWS + 5}) n`.execute(db())
    const { records, total, more } = (await ask({ page: '/bulk' }, { current: 1, size: 10 })).data
    expect([records.length, total, more]).toEqual([10, MAX_OFFSET_ROWS, true])
    const last = await ask({ page: '/bulk' }, { current: MAX_OFFSET_ROWS / 10, size: 10 })
    expect(last.data.records).toHaveLength(10)
    const behind = await ask({ page: '/bulk' }, { current: MAX_OFFSET_ROWS / 10 + 1, size: 10 })
    expect(behind).toMatchObject({ success: false, msg: '结果过多，请缩小查询范围' })
    await sql`delete from operation_log where page = '/bulk'`.execute(db())
  })
})

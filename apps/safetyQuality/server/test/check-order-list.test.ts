import { describeOnBothStores } from '@apron/server/test/stores'
import { serverOn } from '@apron/server/test/test-server'
import { expect, it } from 'vitest'
import { checkOrderFilterOptions, queryCheckOrders } from '../../contract/check-order.calls.ts'
import type { CheckOrderCriteria } from '../../contract/check-order.entities.ts'
import { findRows, forSite } from './check-order-steps.ts'

const FENG_XIAOLAN = '100104'
const LI_ZE = '100305'
const FOREIGN_CUSTOMER = 'X90101'
const ALL = { current: 1, size: 10, queryCriteria: {} }

describeOnBothStores('list of check orders', store => {
  const server = serverOn(store)

  it('answers records, total, current and size: the orders of the site, what is open and due first on top', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const { envelope } = await auditor.call(queryCheckOrders, { body: ALL })
    expect(envelope.data).toMatchObject({ total: 6, current: 1, size: 10 })
    const rows = envelope.data.records
    expect(rows.map(row => row.status)).toEqual([
      'ISSUED',
      'SUBMITTED',
      'SUBMITTED',
      'ISSUED',
      'IN_PROGRESS',
      'APPROVED',
    ])
    expect(rows[0]).toMatchObject({
      title: '丢失套筒事件整改复查',
      checkNo: expect.stringMatching(/^CK-\d{4}-\d{4}$/),
      checkedDept: { code: 'D09', name: '工具设备部' },
      leadChecker: { code: '100103', name: '沈丽' },
      template: { code: 'TC-01', name: '工具管理', revision: 1 },
      dueInDays: -4,
      doneCount: 0,
      itemCount: 12,
      score: null,
    })
    expect(rows[3]).toMatchObject({ dueInDays: 3 })
    expect(rows[4]).toMatchObject({ doneCount: 7, ncCount: 1, obsCount: 1, score: 83.3, dueInDays: 4 })
    expect(rows[5]).toMatchObject({ score: 87.5, dueInDays: null })
  })

  it('speaks the language of the request', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    auditor.language = 'en'
    const [first] = await findRows(auditor)
    expect(first).toMatchObject({
      title: 'Follow-up on the lost-socket event',
      checkedDept: { name: 'Tooling & Equipment' },
      leadChecker: { name: 'Shen Li' },
      template: { name: 'Tool control' },
    })
  })

  it('shows another site’s orders at that site only', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    expect((await findRows(auditor, {}, forSite('SZX'))).map(row => row.siteCode)).toEqual(['SZX'])
    expect((await findRows(auditor, {}, forSite('HAK'))).map(row => row.siteCode)).toEqual(['HAK'])
    const foreign = await auditor.call(queryCheckOrders, { body: ALL, headers: forSite('SHE') })
    expect(foreign.status).toBe(403)
  })

  it.each<[CheckOrderCriteria, number]>([
    [{ text: '工具' }, 1],
    [{ text: 'TOOL control' }, 1],
    [{ text: '%' }, 0],
    [{ text: '   ' }, 6],
    [{ checkCat: 'ROUTINE' }, 3],
    [{ status: ['SUBMITTED', 'APPROVED'] }, 3],
    [{ status: [] }, 6],
    [{ checkedDept: 'D0802' }, 1],
    [{ leadChecker: '100105' }, 2],
    [{ overdue: true }, 1],
    [{ overdue: false }, 6],
    [{ overdue: true, status: ['APPROVED'] }, 0],
    [{ planTo: '2020-01-01' }, 0],
    [{ planFrom: '2020-01-01', planTo: '2099-12-31' }, 6],
    [{ planFrom: '2020-01-01 00:00:00', planTo: '2099-12-31 23:59:59' }, 6],
    [{ planTo: '2020-01-01 23:59:59' }, 0],
    [{ checkCat: 'ROUTINE', leadChecker: '100104', text: '一号' }, 1],
  ])('filters by %o', async (criteria, count) => {
    const auditor = await server.as(FENG_XIAOLAN)
    const body = { ...ALL, queryCriteria: criteria }
    const { envelope } = await auditor.call(queryCheckOrders, { body })
    expect(envelope.data.total).toBe(count)
    expect(envelope.data.records).toHaveLength(count)
  })

  it('sorts by a column both ways, empty values last', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const scores = async (descending: boolean) =>
      (await findRows(auditor, { sortBy: 'score', descending })).map(row => row.score)
    expect(await scores(false)).toEqual([83.3, 84.6, 87.5, 92.3, null, null])
    expect(await scores(true)).toEqual([92.3, 87.5, 84.6, 83.3, null, null])
  })

  it('pages without loss or repetition, and refuses to page too far', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const page = async (current: number) =>
      (await auditor.call(queryCheckOrders, { body: { current, size: 4, queryCriteria: {} } })).envelope.data
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    expect([first.records.length, second.records.length, third.records.length]).toEqual([4, 2, 0])
    expect(third.total).toBe(6)
    expect(new Set([...first.records, ...second.records].map(row => row.id)).size).toBe(6)
    const far = await auditor.call(queryCheckOrders, { body: { current: 5000, size: 50, queryCriteria: {} } })
    expect(far.envelope.success).toBe(false)
  })

  it('shows a mechanic only the own department, and nobody outside quality a spot check before it starts', async () => {
    const mechanic = await server.as(LI_ZE)
    expect(new Set((await findRows(mechanic)).map(row => row.checkedDept.code))).toEqual(new Set(['D0501']))
    const line = await server.as('100310')
    expect(await findRows(line, {}, forSite('SZX'))).toEqual([])
  })

  it('offers departments and leads of the orders that can be seen', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const { envelope } = await auditor.call(checkOrderFilterOptions)
    expect(envelope.data.departments.map(each => each.code)).toEqual(['D0501', 'D0502', 'D0802', 'D09'])
    expect(envelope.data.leadCheckers).toEqual([
      { code: '100103', name: '沈丽' },
      { code: '100104', name: '冯晓岚' },
      { code: '100105', name: '许卫东' },
    ])
    const mechanic = await server.as(LI_ZE)
    expect((await mechanic.call(checkOrderFilterOptions)).envelope.data.departments).toHaveLength(1)
  })

  it('is refused without a token and without the right', async () => {
    const nobody = server.client()
    expect((await nobody.call(queryCheckOrders, { body: ALL })).status).toBe(401)
    const customer = await server.as(FOREIGN_CUSTOMER)
    expect((await customer.call(queryCheckOrders, { body: ALL })).status).toBe(403)
    expect((await customer.call(checkOrderFilterOptions)).status).toBe(403)
  })

  it.each([
    [{ current: 0, size: 10, queryCriteria: {} }],
    [{ current: 1, size: 100_000, queryCriteria: {} }],
    [{ current: 1, size: 10 }],
    [{ ...ALL, queryCriteria: { status: ['NEW'] } }],
    [{ ...ALL, queryCriteria: { sortBy: 'o.id; drop table x' } }],
    [{ ...ALL, queryCriteria: { planFrom: '2026-02-31' } }],
    [{ ...ALL, queryCriteria: { planFrom: '20260101' } }],
    [{ ...ALL, queryCriteria: { planFrom: '2026-02-31 00:00:00' } }],
    [{ ...ALL, queryCriteria: { text: 'a\u0000b' } }],
    [{ ...ALL, queryCriteria: { text: 'x'.repeat(81) } }],
    [[]],
    [null],
  ])('refuses %o with 400', async body => {
    const auditor = await server.as(FENG_XIAOLAN)
    const answer = await fetch(new URL(`/portal-csn${queryCheckOrders.path}`, server.origin), {
      method: 'POST',
      headers: { authorization: auditor.token ?? '', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(400)
  })
})

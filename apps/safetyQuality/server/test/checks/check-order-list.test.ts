import { listMyWork } from '@apron/contract/home/home.calls'
import { listResources } from '@apron/contract/sign-in/auth.calls'
import { expectGuarded } from '@apron/server/test/guarded-calls'
import { forSite, listBehaves } from '@apron/server/test/list-behaves'
import { sentStatements } from '@apron/server/test/sent-statements'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnBothStores } from '@apron/server/test/stores/stores'
import { expect, it } from 'vitest'
import {
  ACTION_PERMISSIONS,
  approveCheck,
  CHECK_APPROVE_PERMISSION,
  checkOrderDetail,
  checkOrderFilterOptions,
  queryCheckOrders,
  returnCheck,
  saveCheckResults,
  startCheck,
  submitCheck,
} from '../../../contract/checks/check-order.calls.ts'
import type { CheckOrderCriteria } from '../../../contract/checks/check-order.entities.ts'
import type { CheckAction } from '../../../contract/checks/check-order.ts'
import { CHECK_STATUSES } from '../../../contract/values.ts'
import { nextWork } from '../../check-orders/check-order-state.ts'
import { QUALITY_DIRECTORIES } from '../../dictionary/quality.directories.ts'
import { plugin } from '../../plugin.ts'
import { fetchDetail, findRows } from './check-order-steps.ts'

const FENG_XIAOLAN = '100104'
const LI_ZE = '100305'
const FOREIGN_CUSTOMER = 'X90101'
const VERSION = { id: 'any', version: 1 }
const ALL = { current: 1, size: 10, queryCriteria: {} }

const CATEGORIES = QUALITY_DIRECTORIES.filter(({ code }) => code === 'CHECK_CAT').flatMap(({ values }) =>
  values.map(({ value }) => value),
)

describeOnBothStores('list of check orders', store => {
  const server = appServer(store, plugin)

  it('returns records, total, current and size: the orders of the site, open ones first by due date', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const { envelope } = await auditor.call(queryCheckOrders, { body: ALL })
    expect(envelope.data).toMatchObject({ total: 9, current: 1, size: 10 })
    const rows = envelope.data.records
    expect(rows.map(row => row.status)).toEqual([
      'ISSUED',
      'SUBMITTED',
      'SUBMITTED',
      'ISSUED',
      'IN_PROGRESS',
      'RETURNED',
      'DRAFT',
      'APPROVED',
      'CANCELLED',
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
    expect(rows[7]).toMatchObject({ score: 87.5, dueInDays: null })
  })

  it('responds in the language of the request', async () => {
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

  listBehaves(server, queryCheckOrders, {
    reader: FENG_XIAOLAN,
    key: row => row.id,
    filters: [
      [{ checkCat: 'ROUTINE' }, row => row.checkCat === 'ROUTINE'],
      [{ status: ['SUBMITTED', 'APPROVED'] }, row => ['SUBMITTED', 'APPROVED'].includes(row.status)],
      [{ checkedDept: 'D0802' }, row => row.checkedDept.code === 'D0802'],
      [{ leadChecker: '100105' }, row => row.leadChecker.code === '100105'],
      [{ overdue: true }, row => (row.dueInDays ?? 0) < 0],
    ],
    order: {
      checkNo: row => row.checkNo,
      score: row => row.score,
      ncCount: row => row.ncCount,
      planEnd: row => row.planEnd,
      status: row => CHECK_STATUSES.indexOf(row.status),
    },
    sites: { other: 'SZX', foreign: 'SHE' },
    others: [[LI_ZE, row => row.checkedDept.code === 'D0501']],
  })

  it.each<[CheckOrderCriteria, number]>([
    [{ text: '工具' }, 1],
    [{ text: 'TOOL control' }, 1],
    [{ text: 'ＴＯＯＬ　ｃｏｎｔｒｏｌ' }, 1],
    [{ text: '\u200BTOOL\u00A0control' }, 1],
    [{ text: '%' }, 0],
    [{ text: '   ' }, 9],
    [{ status: [] }, 9],
    [{ overdue: false }, 9],
    [{ overdue: true, status: ['APPROVED'] }, 0],
    [{ planTo: '2020-01-01' }, 0],
    [{ planFrom: '2020-01-01', planTo: '2099-12-31' }, 9],
    [{ planFrom: '2020-01-01 00:00:00', planTo: '2099-12-31 23:59:59' }, 9],
    [{ planTo: '2020-01-01 23:59:59' }, 0],
    [{ checkCat: 'ROUTINE', leadChecker: '100104', text: '一号' }, 1],
  ])('filters by %o', async (criteria, count) => {
    const auditor = await server.as(FENG_XIAOLAN)
    const body = { ...ALL, queryCriteria: criteria }
    const { envelope } = await auditor.call(queryCheckOrders, { body })
    expect(envelope.data.total).toBe(count)
    expect(envelope.data.records).toHaveLength(count)
  })

  it.each([FENG_XIAOLAN, '100103', '100105', '100106'])(
    'lists for %s under “mine” the orders they lead or take part in',
    async userCode => {
      const person = await server.as(userCode)
      const details = await Promise.all((await findRows(person)).map(({ id }) => fetchDetail(person, id)))
      const team = details.filter(({ leadChecker, checkers }) =>
        [leadChecker, ...checkers].some(({ code }) => code === userCode),
      )
      const mine = await findRows(person, { mine: true })
      expect(team.length).toBeGreaterThan(0)
      expect(team.length).toBeLessThan(details.length)
      expect(mine.map(({ id }) => id)).toEqual(team.map(({ id }) => id))
    },
  )

  it.each([FENG_XIAOLAN, '100101', '100103', '100105', '100106', LI_ZE])(
    'lists for %s under “awaiting me” the same orders of the site as the home page',
    async userCode => {
      const person = await server.as(userCode)
      const waiting = await findRows(person, { awaitingMe: true })
      const { envelope } = await person.call(listMyWork)
      const taskNumbers = envelope.data.items
        .filter(item => item.site === 'CAN' && item.number.startsWith('CK-'))
        .map(item => item.number)
      expect(waiting.map(row => row.checkNo).toSorted()).toEqual(taskNumbers.toSorted())
    },
  )

  it.each([FENG_XIAOLAN, '100101', '100103', '100105', '100106', '100310', LI_ZE])(
    'lists for %s under “awaiting me” exactly the orders with a next step for them',
    async userCode => {
      const person = await server.as(userCode)
      const permissions = new Set((await person.call(listResources)).envelope.data.map(each => each.identify))
      const details = await Promise.all((await findRows(person)).map(({ id }) => fetchDetail(person, id)))
      const next = details.filter(({ status, leadChecker, checkers, doneCount, itemCount }) => {
        const parts = {
          lead: leadChecker.code === userCode,
          checker: checkers.some(({ code }) => code === userCode),
          approver: permissions.has(CHECK_APPROVE_PERMISSION),
        }
        const may = (action: CheckAction) => permissions.has(ACTION_PERMISSIONS[action])
        return nextWork(status, parts, doneCount >= itemCount, may) !== null
      })
      const waiting = await findRows(person, { awaitingMe: true })
      expect(waiting.map(({ id }) => id)).toEqual(next.map(({ id }) => id))
    },
  )

  it('hides a spot check from people outside quality before it starts', async () => {
    expect(await findRows(await server.as('100310'), {}, forSite('SZX'))).toEqual([])
  })

  it.each(['zh', 'en'] as const)(
    '[LIST-14] sorts people and departments by the names shown in %s, and categories in dictionary order',
    async language => {
      const auditor = await server.as(FENG_XIAOLAN)
      auditor.language = language
      const { compare } = new Intl.Collator(language === 'zh' ? 'zh-CN' : 'en')
      for (const sortBy of ['leadChecker', 'checkedDept'] as const) {
        const rows = await findRows(auditor, { sortBy })
        const names = rows.map(row => row[sortBy].name)
        expect(new Set(names).size).toBeGreaterThan(1)
        expect(names).toEqual(names.toSorted(compare))
      }
      const categories = await findRows(auditor, { sortBy: 'checkCat' })
      const places = categories.map(row => CATEGORIES.indexOf(row.checkCat))
      expect(new Set(places).size).toBeGreaterThan(1)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    },
  )

  it.each<CheckOrderCriteria>([
    {},
    { awaitingMe: true, overdue: true },
    { sortBy: 'leadChecker' },
    { sortBy: 'checkedDept' },
  ])('sends at most five statements besides session and person: %o', async criteria => {
    const auditor = await server.as(FENG_XIAOLAN)
    await findRows(auditor)
    const [session, person, ...statements] = await sentStatements(() => findRows(auditor, criteria))
    expect(session).toContain('from "session"')
    expect(person).toContain('from "app_user"')
    expect(statements.length).toBeLessThanOrEqual(5)
  })

  it('offers departments and leads of the visible orders, sorted by name', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const { envelope } = await auditor.call(checkOrderFilterOptions)
    expect(envelope.data.departments.map(each => each.code)).toEqual(['D0802', 'D0502', 'D09', 'D0501'])
    expect(envelope.data.leadCheckers).toEqual([
      { code: '100104', name: '冯晓岚' },
      { code: '100103', name: '沈丽' },
      { code: '100105', name: '许卫东' },
    ])
    const mechanic = await server.as(LI_ZE)
    expect((await mechanic.call(checkOrderFilterOptions)).envelope.data.departments).toHaveLength(1)
  })

  it('rejects callers without a session or the permission to see check orders', async () => {
    await expectGuarded(server, store.database.kysely, {
      without: FOREIGN_CUSTOMER,
      reads: [
        [queryCheckOrders, ALL],
        [checkOrderFilterOptions, {}],
        [checkOrderDetail, { id: 'any' }],
      ],
      writes: [
        [startCheck, VERSION],
        [saveCheckResults, { ...VERSION, results: [] }],
        [submitCheck, VERSION],
        [approveCheck, { ...VERSION, remark: '' }],
        [returnCheck, { ...VERSION, reason: 'Please look again.' }],
      ],
    })
  })

  it.each([
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
  ])('rejects %o with 400', async body => {
    const auditor = await server.as(FENG_XIAOLAN)
    const response = await fetch(new URL(`/portal-csn${queryCheckOrders.path}`, server.origin), {
      method: 'POST',
      headers: { authorization: auditor.token ?? '', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(400)
  })

  it('filters by due today only on that day, not before or after', async () => {
    const listDueDays = async () =>
      (await findRows(await server.as(FENG_XIAOLAN, { fresh: true }), { dueToday: true })).map(
        row => row.dueInDays,
      )
    expect(await listDueDays()).toEqual([])
    server.clock.forward({ days: 3 })
    expect(await listDueDays()).toEqual([0])
    server.clock.forward({ days: 2 })
    expect(await listDueDays()).toEqual([])
  })
})

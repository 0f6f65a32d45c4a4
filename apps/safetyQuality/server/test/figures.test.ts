import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { dataOf } from '@apron/server/test/data-of'
import { expectGuarded } from '@apron/server/test/guarded-calls'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnBothStores } from '@apron/server/test/stores/stores'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { safetyFigures } from '../../contract/figures.calls.ts'
import type { SafetyFigures } from '../../contract/figures.entities.ts'
import { queryRectifications } from '../../contract/rectifications/rectification.calls.ts'
import type { RoCriteria } from '../../contract/rectifications/rectification.entities.ts'
import { RO_STATUSES } from '../../contract/rectifications/rectification.values.ts'
import { lastDayOf } from '../../contract/rules/last-months.ts'
import { RO_OPEN_STATUSES } from '../../contract/rules/rectifications/ro-due.ts'
import { plugin } from '../plugin.ts'
import * as steps from './rectifications/rectification-steps.ts'

const FOREIGN_CUSTOMER = 'X90101'

/** Drafts and void orders are not counted. */
const COUNTED = RO_STATUSES.filter(each => each !== 'DRAFT' && each !== 'VOID')

const fetchFigures = async (person: PortalClient): Promise<SafetyFigures> =>
  dataOf(await person.call(safetyFigures))

const sumCounts = (lines: readonly { readonly count: number }[]) =>
  lines.reduce((sum, { count }) => sum + count, 0)

describeOnBothStores('[SQ-54] figures of rectification orders', store => {
  const server = appServer(store, plugin)
  const db = () => store.database.kysely

  it.each([
    ['a manager of quality (all)', steps.SHEN_LI, 14],
    ['a mechanic (those of the department)', steps.LI_ZE, 5],
    ['a person without orders (none)', steps.BUYER, 0],
  ])('counts the same orders as the list for %s', async (_who, userCode, orders) => {
    const person = await server.as(userCode)
    const rows = await steps.findRos(person, { status: COUNTED })
    const figures = await fetchFigures(person)
    expect(rows).toHaveLength(orders)
    expect(figures.months).toHaveLength(12)
    for (const { month, count } of figures.months) {
      expect([month, count]).toEqual([month, rows.filter(row => row.issuedAt?.startsWith(month)).length])
    }
    for (const { level, count } of figures.levels) {
      expect([level, count]).toEqual([level, rows.filter(row => row.level === level).length])
    }
    for (const { source, count } of figures.sources) {
      expect([source, count]).toEqual([source, rows.filter(row => row.sourceType === source).length])
    }
    expect([sumCounts(figures.months), sumCounts(figures.levels), sumCounts(figures.sources)]).toEqual([
      orders,
      orders,
      orders,
    ])
    const chapters = rows.flatMap(({ ata }) => ata ?? [])
    expect(sumCounts(figures.chapters)).toBe(chapters.length)
    for (const { ata, count } of figures.chapters) {
      expect([ata, count]).toEqual([ata, chapters.filter(each => each === ata).length])
    }
    const opened = rows.filter(({ status }) => RO_OPEN_STATUSES.includes(status))
    expect(figures.departments.reduce((sum, { open }) => sum + open, 0)).toBe(opened.length)
    for (const { department, open, overdue } of figures.departments) {
      const own = opened.filter(row => row.respDept.code === department.code)
      expect([department.name, open, overdue]).toEqual([
        own[0]?.respDept.name,
        own.length,
        own.filter(({ dueInDays }) => (dueInDays ?? 0) < 0).length,
      ])
    }
    const closed = rows.filter(({ status }) => status === 'CLOSED')
    expect(sumCounts(figures.closing)).toBe(closed.length)
    for (const { level, days, count } of figures.closing) {
      const own = closed.filter(row => row.level === level)
      expect(own).toHaveLength(count)
      const sum = own.reduce((all, { daysOpen }) => all + (daysOpen ?? 0), 0)
      expect(days).toBeCloseTo(sum / count, 1)
    }
  })

  it('counts an order once per category of its root causes', async () => {
    const person = await server.as(steps.SHEN_LI)
    const rows = await steps.findRos(person)
    const details = await Promise.all(rows.map(({ id }) => steps.fetchRo(person, id)))
    const expected = new Map<string, number>()
    for (const { cycles } of details) {
      const categories = new Set(cycles.flatMap(({ causes }) => causes.map(({ category }) => category)))
      for (const category of categories) expected.set(category, (expected.get(category) ?? 0) + 1)
    }
    const { causes } = await fetchFigures(person)
    expect(causes.length).toBeGreaterThan(0)
    expect(new Map(causes.map(({ category, count }) => [category, count]))).toEqual(expected)
  })

  it('counts for each bar as many orders as the list finds with its filter', async () => {
    const person = await server.as(steps.SHEN_LI)
    const { months, causes, chapters } = await fetchFigures(person)
    const countOrders = async (criteria: RoCriteria) =>
      (await steps.findRos(person, { status: COUNTED, ...criteria })).length
    const first = `${months[0]?.month ?? ''}-01`
    for (const { month, count } of months) {
      const days = { issuedFrom: `${month}-01 00:00:00`, issuedTo: `${lastDayOf(month)} 23:59:59` }
      expect([month, await countOrders(days)]).toEqual([month, count])
    }
    for (const { category, count } of causes) {
      expect([category, await countOrders({ cause: category, issuedFrom: first })]).toEqual([category, count])
    }
    for (const { ata, count } of chapters) {
      expect([ata, await countOrders({ ata, issuedFrom: first })]).toEqual([ata, count])
    }
    const noDay = await person.call(queryRectifications, {
      body: { current: 1, size: 10, queryCriteria: { issuedFrom: '2026-02-31' } },
    })
    expect(noDay.status).toBe(400)
  })

  it('requires a session and the permission to see rectification orders', async () => {
    await expectGuarded(server, db(), {
      without: FOREIGN_CUSTOMER,
      reads: [[safetyFigures, {}]],
      writes: [],
    })
  })

  it('leaves out void orders and those issued before these months', async () => {
    const person = await server.as(steps.SHEN_LI)
    const [first, second] = await steps.findRos(person)
    await sql`update safety_quality_rectification set status = 'VOID' where id = ${first?.id}`.execute(db())
    await sql`update safety_quality_rectification set issued_at = issued_at - interval '400 days' where id = ${second?.id}`.execute(
      db(),
    )
    const figures = await fetchFigures(person)
    expect(sumCounts(figures.months)).toBe(12)
    expect(figures.departments.reduce((sum, { open }) => sum + open, 0)).toBe(11)
  })
})

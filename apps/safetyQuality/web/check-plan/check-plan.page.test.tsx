import { queryDepartments } from '@apron/contract/organisation/department.calls'
import { press, rowsOf, shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { offeredTemplates } from '../../contract/checks/check-order.calls.ts'
import * as calls from '../../contract/checks/check-plan.calls.ts'
import type { CheckPlan, PlanCell } from '../../contract/checks/check-plan.entities.ts'
import { startApp } from '../testing/running-app.fixture.ts'
import { CHECK_PLAN_TEXTS } from './check-plan.texts.ts'

const YEAR = new Date().getFullYear()
const ORDER = { id: 'order-1', checkNo: 'CK26-0001', status: 'ISSUED' } as const
const TODAY = `${YEAR}-06-15`

function planWith(cells: Readonly<Record<number, Partial<PlanCell>>>): CheckPlan {
  return {
    year: YEAR,
    today: TODAY,
    rows: [
      {
        template: { code: 'TC-01', name: 'Tools' },
        inForce: true,
        dept: { code: 'D0501', name: 'Workshop 1' },
        cells: Array.from({ length: 12 }, (_, index) => ({
          month: index + 1,
          state: 'empty',
          order: null,
          ...cells[index + 1],
        })),
      },
    ],
  }
}

const buttonName = (text: { readonly en: string }, month: string) =>
  text.en.replace('{row}', 'TC-01 Workshop 1').replace('{month}', `${YEAR}-${month}`)

async function openPlan(plan: CheckPlan) {
  const { fake, open } = await startApp('en')
  fake.answer(calls.checkPlanOfYear, plan)
  fake.answer(offeredTemplates, [])
  fake.answer(queryDepartments, [])
  const tab = await open('/safetyQuality/checkPlan')
  const lastBody = (call: { readonly path: string }) =>
    fake.requests.findLast(({ path }) => path.endsWith(call.path))?.body
  return { fake, lastBody, tab }
}

test('[SQ-55] shows planned, missing and ordered months, with a link to the order', async () => {
  const { tab } = await openPlan(
    planWith({ 1: { state: 'ordered', order: ORDER }, 2: { state: 'missing' }, 9: { state: 'planned' } }),
  )
  const [row] = await shows(() => {
    const rows = rowsOf(tab)
    expect(rows).toHaveLength(1)
    return rows
  })
  expect(row?.[1]).toContain(ORDER.checkNo)
  expect(row?.[2]).toContain(CHECK_PLAN_TEXTS.state.missing.en)
  expect(row?.[9]).toContain(CHECK_PLAN_TEXTS.state.planned.en)
  const link = [...tab.el.querySelectorAll('a')].find(each => each.textContent === ORDER.checkNo)
  expect(link?.getAttribute('href')).toContain('id=order-1')
  const remove = CHECK_PLAN_TEXTS.remove.en.replace('{row}', 'TC-01 Workshop 1')
  expect(tab.el.querySelector(`[aria-label="${remove}"]`)).toBeNull()
})

test('[SQ-55] plans a month and removes it again without a reload', async () => {
  const { fake, lastBody, tab } = await openPlan(planWith({}))
  fake.answer(calls.setPlanCell, planWith({ 8: { state: 'planned' } }))
  await press(tab, buttonName(CHECK_PLAN_TEXTS.plan, '08'))
  const cell = { year: YEAR, template: 'TC-01', dept: 'D0501', month: 8 }
  await shows(() => expect(lastBody(calls.setPlanCell)).toEqual({ ...cell, planned: true }))
  await press(tab, buttonName(CHECK_PLAN_TEXTS.unplan, '08'))
  await shows(() => expect(lastBody(calls.setPlanCell)).toEqual({ ...cell, planned: false }))
})

test('[SQ-55] creates the order of a planned month and opens it', async () => {
  const { fake, lastBody, tab } = await openPlan(planWith({ 2: { state: 'missing' } }))
  fake.answer(calls.makePlannedOrder, { ...ORDER, status: 'DRAFT' })
  await press(tab, buttonName(CHECK_PLAN_TEXTS.makeFor, '02'))
  await shows(() => expect(fake.navigations.at(-1)?.to).toContain('id=order-1'))
  expect(lastBody(calls.makePlannedOrder)).toEqual({ year: YEAR, template: 'TC-01', dept: 'D0501', month: 2 })
})

test('[SQ-55] shows an empty state', async () => {
  const { tab } = await openPlan({ year: YEAR, today: TODAY, rows: [] })
  await shows(() => expect(tab.el.textContent).toContain(CHECK_PLAN_TEXTS.empty.en))
})

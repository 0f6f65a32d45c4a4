import { getFlowTemplate, startFlow as startCall } from '@apron/contract/flow/flow.calls'
import { getSerialNumber } from '@apron/contract/lists/serial.calls'
import { field, press, shows, type } from '@apron/sdk/testing'
import { expect, it } from 'vitest'
import { startFlow, TEMPLATE } from '../shared/start-flow.fixture.tsx'
import ApplyPage from './apply.page.tsx'

function start() {
  const started = startFlow(ApplyPage)
  const { form: _form, texts: _texts, definition: _definition, ...model } = TEMPLATE
  started.fake.answer(getFlowTemplate, model)
  started.fake.answer(getSerialNumber, 'AP-2026-000012')
  return started
}

it('[FLOW-04] submits a form under its serial number, with decimal amounts as text and lines as filled in', async () => {
  const { fake, bodiesOf, refreshCounts, open } = start()
  fake.answer(startCall, { insId: '7', state: 'running' })
  const tab = await open('?kind=prAmount')
  await shows(() => expect(tab.el.textContent).toContain('AP-2026-000012'))
  type(field(tab, 'PR number'), 'PR-1')
  type(field(tab, 'Total (CNY)'), '505,000.00')
  await press(tab, 'Add line')
  await shows(() => field(tab, 'Part'))
  type(field(tab, 'Part'), 'BACB30')
  type(field(tab, 'Quantity'), '2')
  type(field(tab, 'Price (CNY)'), '0.1')
  await shows(() => expect(tab.el.textContent).toContain('CNY 0.20'))
  await press(tab, 'Submit')
  await shows(() => expect(bodiesOf(startCall)).toHaveLength(1))
  expect(bodiesOf(startCall)).toMatchObject([
    {
      templateId: 'prAmount:1',
      serial: 'AP-2026-000012',
      values: {
        prNo: 'PR-1',
        total: '505000.00',
        budget: null,
        lines: [{ pn: 'BACB30', qty: '2', price: '0.1' }],
      },
    },
  ])
  await shows(() => expect(fake.navigations.at(-1)?.to).toMatch(/staredtTaskCheck\?id=7&/))
  expect(refreshCounts).toHaveBeenCalledTimes(1)
})

it('[FLOW-04] shows errors at their fields and sends nothing', async () => {
  const { bodiesOf, open } = start()
  const tab = await open('?kind=prAmount')
  await shows(() => field(tab, 'PR number'))
  await press(tab, 'Submit')
  await shows(() => expect(tab.el.textContent).toContain('2 to correct'))
  expect(field(tab, 'PR number').getAttribute('aria-invalid')).toBe('true')
  expect(field(tab, 'Total (CNY)').getAttribute('aria-invalid')).toBe('true')
  expect(bodiesOf(startCall)).toEqual([])
})

it('[FLOW-04] shows a server error at its field', async () => {
  const { fake, open } = start()
  fake.refuse(startCall, 400, 'Refused', 200, { field: 'total', problem: 'No rate for this currency' })
  const tab = await open('?kind=prAmount')
  await shows(() => field(tab, 'PR number'))
  type(field(tab, 'PR number'), 'PR-1')
  type(field(tab, 'Total (CNY)'), '1')
  await press(tab, 'Submit')
  await shows(() => expect(tab.el.textContent).toContain('No rate for this currency'))
  expect(field(tab, 'Total (CNY)').getAttribute('aria-invalid')).toBe('true')
})

it('[FLOW-04] restores an unsubmitted draft', async () => {
  const { fake, open } = start()
  const tab = await open('?kind=prAmount')
  await shows(() => field(tab, 'PR number'))
  type(field(tab, 'PR number'), 'PR-77')
  await shows(() => expect([...fake.drafts.keys()]).toEqual(['flow.start.prAmount']))
})

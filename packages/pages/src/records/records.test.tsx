import { loan } from '@apron/contract/records/loan.fixture'
import { field, press, rowsOf, shows, type } from '@apron/sdk/testing'
import { expect, expectTypeOf, test } from 'vitest'
import { valuesToSave } from './form/form-values.ts'
import type { RecordFieldsProps } from './form/record-fields.tsx'
import { formatNumber } from './form/units.ts'
import { DETAIL, LOAN, openLoans } from './loans.fixture.tsx'
import { recordLink } from './record-link.ts'

const LINK = recordLink(loan, '/loan', LOAN)

/** Selects the checkbox or radio button with this label. */
function tick({ el }: { readonly el: Element }, label: string): void {
  const labels = [...el.querySelectorAll('label')]
  labels
    .find(({ textContent }) => textContent.trim() === label)
    ?.querySelector('input')
    ?.click()
}

test('renders the described columns', async () => {
  const { tab } = await openLoans('/toolLoans/list')
  await shows(() =>
    expect(rowsOf(tab)[0]).toEqual([
      'TL-2026-0007',
      'Torque wrench',
      'Landing gear',
      '20.5 (181.4 lbf·in)',
      'Tan Yong',
      'Tooling',
      '2026-03-01 10:00',
      'On loan',
      'Fan Liqun',
      '2026-02-28 09:30',
    ]),
  )
})

test.each([
  ['shows the link to a new record to people who may add one', [loan.rights.edit], '/toolLoans/loan'],
  ['hides it from others', [loan.rights.export], undefined],
])('%s', async (_title, resources, href) => {
  const { tab } = await openLoans('/toolLoans/list', resources)
  await shows(() => expect(rowsOf(tab)).toHaveLength(1))
  const link = [...tab.el.querySelectorAll('a')].find(({ textContent }) => textContent === 'New')
  expect(link?.getAttribute('href')).toBe(href)
})

test.each([
  ['shows the export with the permission', [loan.rights.export], true],
  ['hides the export without it', [loan.rights.edit], false],
])('%s', async (_title, resources, isOffered) => {
  const { tab } = await openLoans('/toolLoans/list', resources)
  await shows(() => expect(rowsOf(tab)).toHaveLength(1))
  const labels = [...tab.el.querySelectorAll('button')].map(button => button.getAttribute('aria-label'))
  expect(labels.includes('Export')).toBe(isOffered)
})

test('sends only the filter conditions that are set', async () => {
  const { sent, tab } = await openLoans('/toolLoans/list')
  type(field(tab, 'Search text'), ' wrench ')
  tick(tab, 'Urgent')
  await press(tab, 'Search')
  await shows(() =>
    expect(sent('/queryPage').at(-1)?.body).toEqual({
      current: 1,
      size: 10,
      queryCriteria: { text: 'wrench', urgent: true },
    }),
  )
})

test('saves people and departments as codes, with the version of the record', async () => {
  const { fake, sent, tab } = await openLoans(LINK)
  await shows(() => expect(field(tab, 'Tool').value).toBe('Torque wrench'))
  type(field(tab, 'Tool'), 'Torque wrench 2')
  fake.answer(loan.calls.save, { ...DETAIL, version: 4 })
  await press(tab, 'Save')
  await shows(() => expect(sent('/save')).toHaveLength(1))
  const { id, version } = LOAN
  const values = valuesToSave(loan.fields, LOAN)
  expect(sent('/save')[0]?.body).toEqual({
    id,
    version,
    ...values,
    toolName: 'Torque wrench 2',
    borrower: '100308',
    helpers: ['100104'],
    department: 'D09',
  })
})

test('marks a conditionally required field and rejects it while empty', async () => {
  const { sent, tab } = await openLoans(LINK)
  await shows(() => expect(field(tab, 'Aircraft').getAttribute('aria-required')).toBeNull())
  tick(tab, 'Work card')
  await shows(() => expect(field(tab, 'Aircraft').getAttribute('aria-required')).toBe('true'))
  await press(tab, 'Save')
  await shows(() => expect(tab.el.textContent).toContain('Enter a value'))
  expect(sent('/save')).toEqual([])
})

test('adds and removes lines and shows errors at their fields', async () => {
  const { sent, tab } = await openLoans(LINK)
  await shows(() => expect(tab.el.querySelectorAll('.ap-line')).toHaveLength(1))
  await press(tab, 'Add a line')
  await press(tab, 'Save')
  const last = () => tab.el.querySelectorAll('.ap-line')[1]
  await shows(() => expect(last()?.textContent).toContain('Enter a value'))
  expect(sent('/save')).toEqual([])
  await press(tab, 'Remove line 2')
  await shows(() => expect(tab.el.querySelectorAll('.ap-line')).toHaveLength(1))
})

test('deletes a record after confirmation', async () => {
  const { fake, sent, tab } = await openLoans(LINK)
  fake.answer(loan.calls.remove, null)
  await press(tab, 'Delete')
  await shows(() => expect(sent('/remove')[0]?.body).toEqual({ id: LOAN.id, version: 3 }))
})

test('asks for the fields of an action and sends the displayed version', async () => {
  const { fake, sent, tab } = await openLoans(LINK)
  await shows(() => expect(tab.el.textContent).toContain('Created'))
  await press(tab, 'Return')
  fake.answer(loan.calls.actions.close, { ...DETAIL, version: 4, status: 'CLOSED', actions: [] })
  const dialog = () => tab.portalRoot
  await shows(() => expect(dialog().textContent).toContain('Return · TL-2026-0007'))
  const decide = () =>
    [...dialog().querySelectorAll('button')].findLast(each => each.textContent === 'Return')?.click()
  decide()
  await shows(() => expect(dialog().textContent).toContain('Enter a value'))
  expect(sent('/close')).toEqual([])
  type(field(tab, 'Condition'), 'As new')
  decide()
  await shows(() =>
    expect(sent('/close').map(({ body }) => body)).toEqual([
      { id: LOAN.id, version: 3, condition: 'As new' },
    ]),
  )
  await shows(() => expect(tab.el.textContent).toContain('Returned'))
})

test('disables actions while there are unsaved changes', async () => {
  const { tab } = await openLoans(LINK)
  await shows(() => expect(field(tab, 'Tool').value).toBe('Torque wrench'))
  type(field(tab, 'Tool'), 'Another')
  const button = () => [...tab.el.querySelectorAll('button')].find(each => each.textContent === 'Return')
  await shows(() => expect(button()?.disabled).toBe(true))
})

test.each([
  ['without the permission', [], DETAIL],
  ['in a closed state', [loan.rights.edit], { ...DETAIL, status: 'CLOSED' as const }],
  ['at another site', [loan.rights.edit], { ...DETAIL, otherSite: true }],
])('shows a record read-only %s', async (_why, resources, record) => {
  const { fake, tab } = await openLoans('/toolLoans/loan?id=none', resources)
  fake.answer(loan.calls.detail, record)
  await tab.refresh()
  await shows(() => expect(tab.el.textContent).toContain('Landing gear'))
  expect(tab.el.querySelector('input, textarea')).toBeNull()
  expect(tab.el.textContent).toContain('1,250.00 CNY')
  expect(tab.el.textContent).toContain('PN-1')
})

test.each([
  [20.5, { decimals: 1, unit: 'N·m' }, '20.5 (181.4 lbf·in)'],
  [250, { decimals: 0, unit: 'kPa' }, '250 (36.3 psi)'],
  [3, { decimals: 2, unit: 'mm' }, '3.00'],
  [1234.5, { decimals: 2, currencyField: 'currency' }, '1,234.50 USD'],
])('%s with %o reads %s', (value, kind, words) => expect(formatNumber(value, kind, 'USD')).toBe(words))

test('accepts the record of an application in form parts', () => {
  expectTypeOf(loan).toExtend<RecordFieldsProps['record']>()
})

import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import { type FakeTab, field, press, rowsOf, shows, type } from '@apron/sdk/testing'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import {
  CHECK_APPROVE_PERMISSION,
  checkOrderFilterOptions,
  queryCheckOrders,
  returnChecks,
} from '../../contract/checks/check-order.calls.ts'
import { CheckOrderQuery, type CheckOrderRow } from '../../contract/checks/check-order.entities.ts'
import { checkOrder } from '../../contract/checks/check-order.ts'
import { orderRow } from '../testing/check-orders.fixture.ts'
import { startApp } from '../testing/running-app.fixture.ts'
import { CHECK_LIST } from './check-list.page.tsx'
import { CHECK_LIST_TEXTS } from './check-list.texts.ts'

const DICTIONARIES = { CHECK_CAT: [{ value: 'SPOT', name: '专项', sort: 1, enabled: 1 }] }
const FILTER_OPTIONS = { departments: [{ code: 'D05', name: 'Base' }], leadCheckers: [] }
const TOTAL = 23
/** The first two await approval. */
const ORDERS = Array.from(
  { length: TOTAL },
  (_, index): CheckOrderRow =>
    index < 2
      ? { ...orderRow(index + 1), status: 'SUBMITTED', ncCount: index, obsCount: 2, score: 87.5 }
      : orderRow(index + 1),
)

const numbersOf = (from: number, to: number) => ORDERS.slice(from, to).map(order => order.checkNo)

/** Opens the list with 23 orders. `requests` collects the queries of its pages. */
async function openList(lang: 'zh' | 'en' = 'en', query = '', resources: string[] = []) {
  const { fake, open } = await startApp(lang)
  fake.setSession({ resources })
  fake.answer(listOptions, { version: '1', dictionaries: DICTIONARIES, sources: {} })
  fake.answer(checkOrderFilterOptions, FILTER_OPTIONS)
  const requests: CheckOrderQuery[] = []
  fake.answer(queryCheckOrders, ({ body }) => {
    const request = Value.Parse(CheckOrderQuery, body)
    requests.push(request)
    const { current, size, queryCriteria } = request
    if (queryCriteria.overdue === true) return { records: [], total: 0, current, size }
    const sorted = queryCriteria.descending === true ? ORDERS.toReversed() : ORDERS
    return { records: sorted.slice((current - 1) * size, current * size), total: TOTAL, current, size }
  })
  const tab = await open(`/safetyQuality/checkList${query}`)
  const numbers = () =>
    [...tab.el.querySelectorAll('tbody tr')].map(row => /CK26-\d+/.exec(row.textContent)?.[0])
  const sortOf = (column: string) =>
    [...tab.el.querySelectorAll('th')]
      .find(head => head.textContent.startsWith(column))
      ?.getAttribute('aria-sort')
  return { requests, fake, numbers, sortOf, tab }
}

test('shows the rows after the first page on the second, and the rest on the last', async () => {
  const { requests, numbers, tab } = await openList()
  await shows(() => expect(numbers()).toEqual(numbersOf(0, 10)))
  await press(tab, 'Next page')
  await shows(() => expect(numbers()).toEqual(numbersOf(10, 20)))
  expect(requests.at(-1)).toMatchObject({ current: 2, size: 10 })
  await press(tab, 'Page 3')
  await shows(() => expect(numbers()).toEqual(numbersOf(20, TOTAL)))
})

const addressOf = (number: number) =>
  `/safetyQuality/checkedResult?id=order-${number}&source=checkList&multipleTabs=1&viewTitle=CK26-000${number}`

test('[TAB-03, TAB-04] opens orders side by side, each at its own address, which names its tab', async () => {
  const { fake, numbers, tab } = await openList()
  await shows(() => expect(numbers()).toEqual(numbersOf(0, 10)))
  const links = [...tab.el.querySelectorAll<HTMLAnchorElement>('tbody a')]
  const addresses = links.slice(0, 2).map(link => {
    link.click()
    return link.getAttribute('href')
  })
  expect(addresses).toEqual([addressOf(1), addressOf(2)])
  expect(fake.navigations.map(({ to }) => to)).toEqual(addresses)
})

test('sorts by a header on the first click, reverses on the second, stops sorting on the third, each from page 1', async () => {
  const { requests, numbers, sortOf, tab } = await openList()
  const column = checkOrder.fields.checkNo.en
  await press(tab, 'Next page')
  await shows(() => expect(numbers()).toEqual(numbersOf(10, 20)))
  await press(tab, column)
  await shows(() => expect(numbers()).toEqual(numbersOf(0, 10)))
  expect(requests.at(-1)).toMatchObject({
    current: 1,
    queryCriteria: { sortBy: 'checkNo', descending: false },
  })
  expect(sortOf(column)).toBe('ascending')
  await press(tab, column)
  await shows(() => expect(numbers()).toEqual(numbersOf(13, TOTAL).toReversed()))
  expect(requests.at(-1)).toMatchObject({
    current: 1,
    queryCriteria: { sortBy: 'checkNo', descending: true },
  })
  expect(sortOf(column)).toBe('descending')
  await press(tab, column)
  await shows(() => expect(numbers()).toEqual(numbersOf(0, 10)))
  expect(sortOf(column)).toBe('none')
})

test('searches from page 1 with the filter on search; reset searches for everything', async () => {
  const { requests, numbers, tab } = await openList()
  await press(tab, 'Next page')
  await shows(() => expect(numbers()).toEqual(numbersOf(10, 20)))
  type(field(tab, 'Number or title'), ' tools ')
  expect(requests).toHaveLength(2)
  await press(tab, 'Search')
  await shows(() => expect(requests).toHaveLength(3))
  await press(tab, 'Overdue')
  await shows(() => expect(requests).toHaveLength(4))
  expect(requests.at(-1)).toEqual({ current: 1, size: 10, queryCriteria: { text: 'tools', overdue: true } })
  await shows(() => expect(tab.el.textContent).toContain(CHECK_LIST_TEXTS.emptyFiltered.en))
  // A new search keeps the pressed quick filter.
  await press(tab, 'Search')
  await shows(() => expect(requests).toHaveLength(5))
  expect(requests.at(-1)).toEqual({ current: 1, size: 10, queryCriteria: { text: 'tools', overdue: true } })
  await press(tab, 'Reset')
  await shows(() => expect(numbers()).toEqual(numbersOf(0, 10)))
  expect(field(tab, 'Number or title').value).toBe('')
})

const pressedQuickFilters = (tab: FakeTab) =>
  [...tab.el.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent)

test('combines quick filters above the list with each other and with the search', async () => {
  const { requests, numbers, tab } = await openList()
  await shows(() => expect(numbers()).toEqual(numbersOf(0, 10)))
  expect(pressedQuickFilters(tab)).toEqual([])
  await press(tab, 'Mine')
  await shows(() => expect(pressedQuickFilters(tab)).toEqual(['Mine']))
  await press(tab, 'Overdue')
  await shows(() => expect(pressedQuickFilters(tab)).toEqual(['Mine', 'Overdue']))
  await press(tab, 'Mine')
  await shows(() => expect(pressedQuickFilters(tab)).toEqual(['Overdue']))
  expect(requests.map(({ queryCriteria }) => queryCriteria)).toEqual([
    {},
    { mine: true },
    { mine: true, overdue: true },
    { overdue: true },
  ])
})

test('applies the filter awaiting me from the address', async () => {
  const { requests, numbers, tab } = await openList('en', '?awaitingMe=true')
  await shows(() => expect(numbers()).toEqual(numbersOf(0, 10)))
  expect(requests.map(({ queryCriteria }) => queryCriteria)).toEqual([{ awaitingMe: true }])
  expect(pressedQuickFilters(tab)).toEqual(['Awaiting me'])
})

/** Finds the bulk action bar or the open dialog, wherever it is drawn. */
const findInOverlay = (selector: string) => document.querySelector<HTMLElement>(selector)
const pressIn = (selector: string, label: string) =>
  shows(() => {
    const buttons = [...(findInOverlay(selector)?.querySelectorAll('button') ?? [])]
    return buttons.find(({ textContent }) => textContent === label) ?? expect.fail(`no button ${label}`)
  }).then(button => button.click())
const dialogLines = () =>
  [...(findInOverlay('[role=dialog]')?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)

test('[LIST-06, LIST-08] offers checkboxes only for orders that await approval', async () => {
  const { numbers, tab } = await openList('en', '', [CHECK_APPROVE_PERMISSION])
  await shows(() => expect(numbers()).toEqual(numbersOf(0, 10)))
  const boxes = () => [...tab.el.querySelectorAll('tbody tr')].map(row => row.querySelector('input'))
  expect(boxes().map(box => box !== null)).toEqual(Array.from({ length: 10 }, (_, index) => index < 2))
  tab.el.querySelector<HTMLInputElement>('thead input')?.click()
  await shows(() =>
    expect(boxes().map(box => box?.checked === true)).toEqual(boxes().map(box => box !== null)),
  )
})

test('[LIST-08] returns several orders with one reason; a rejected one shows why and stays selected', async () => {
  const { requests, fake, numbers, tab } = await openList('en', '', [CHECK_APPROVE_PERMISSION])
  await shows(() => expect(numbers()).toEqual(numbersOf(0, 10)))
  const box = (number: number) =>
    tab.el.querySelectorAll('tbody tr')[number - 1]?.querySelector('input') ?? expect.fail('no checkbox')
  const sent: unknown[] = []
  fake.answer(returnChecks, ({ body }) => {
    sent.push(body)
    return [
      { id: 'order-1', done: true, msg: '' },
      { id: 'order-2', done: false, msg: 'Not allowed in this state' },
    ]
  })
  box(1).click()
  box(2).click()
  await pressIn('[role=group][aria-label="Bulk actions"]', 'Return')
  const [first, second] = [0, 1].map(
    nc => `CK26-000${nc + 1} Tool controlNon-conforming: ${nc} · Observations: 2 · Score: 87.5`,
  )
  await shows(() => expect(dialogLines()).toEqual([first, second]))
  type(findInOverlay('[role=dialog] textarea'), 'Please add the photos')
  const requestCount = requests.length
  await pressIn('[role=dialog]', 'Return')
  await shows(() =>
    expect(dialogLines()).toEqual([`${first}Done`, `${second}Not doneNot allowed in this state`]),
  )
  const orders = [1, 2].map(number => ({ id: `order-${number}`, version: 1 }))
  expect(sent).toEqual([{ orders, reason: 'Please add the photos' }])
  expect(requests.length).toBeGreaterThan(requestCount)
  await pressIn('[role=dialog]', 'Close')
  await shows(() => expect([box(1).checked, box(2).checked]).toEqual([false, true]))
})

test('sends a search at once while the first rows are still loading', async () => {
  const { fake, open } = await startApp('en')
  fake.answer(listOptions, { version: '1', dictionaries: DICTIONARIES, sources: {} })
  fake.answer(checkOrderFilterOptions, FILTER_OPTIONS)
  const requests: CheckOrderQuery[] = []
  const first = Promise.withResolvers<undefined>()
  fake.answer(queryCheckOrders, async ({ body }) => {
    requests.push(Value.Parse(CheckOrderQuery, body))
    if (requests.length === 1) await first.promise
    return { records: [], total: 0, current: 1, size: 10 }
  })
  const tab = await open('/safetyQuality/checkList')
  await shows(() => expect(requests).toHaveLength(1))
  type(field(tab, 'Number or title'), 'tools')
  await press(tab, 'Search')
  await shows(() => expect(requests.at(-1)?.queryCriteria).toEqual({ text: 'tools' }))
  first.resolve(undefined)
})

test('sends a period as whole days, and every other condition under its name', () => {
  const filter = {
    text: '',
    checkCat: 'SPOT',
    status: ['ISSUED', 'RETURNED'],
    checkedDept: 'D05',
    leadChecker: '100104',
    period: ['2026-03-01', '2026-03-31'],
    mine: false,
    dueToday: false,
    overdue: false,
    awaitingMe: false,
  } as const
  expect(CHECK_LIST.criteria(filter)).toEqual({
    checkCat: 'SPOT',
    status: ['ISSUED', 'RETURNED'],
    checkedDept: 'D05',
    leadChecker: '100104',
    planFrom: '2026-03-01 00:00:00',
    planTo: '2026-03-31 23:59:59',
  })
})

test.each([
  ['zh', ['编号', '标题', '状态', '计划完成', '受检部门', '检查组长', '不符合项'], '待审批', '3天后到期'],
  [
    'en',
    ['Number', 'Title', 'State', 'Planned end', 'Checked department', 'Lead checker', 'NC items'],
    'Awaiting approval',
    'Due in 3 d',
  ],
] as const)('shows names, states and terms in %s', async (lang, heads, state, due) => {
  const { numbers, tab } = await openList(lang)
  await shows(() => expect(numbers()).toHaveLength(10))
  const shown = [...tab.el.querySelectorAll('th[aria-sort], thead th')].map(head => head.textContent.trim())
  for (const head of heads) expect(shown).toContain(head)
  await shows(() => expect(rowsOf(tab)[0]?.join(' ')).toContain(state))
  expect(rowsOf(tab)[0]?.join(' ')).toContain(due)
})

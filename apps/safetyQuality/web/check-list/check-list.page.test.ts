// @vitest-environment happy-dom
import { press, shows } from '@apron/sdk/testing'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { queryCheckOrders } from '../../contract/check-order.calls.ts'
import { CheckOrderQuery } from '../../contract/check-order.entities.ts'
import { orderRow } from '../testing/check-orders.fixture.ts'
import { startApp } from '../testing/running-app.fixture.ts'
import { COLUMN_NAMES } from './column-names.ts'

const TOTAL = 23
const ORDERS = Array.from({ length: TOTAL }, (_, index) => orderRow(index + 1))

const numbersOf = (from: number, to: number) => ORDERS.slice(from, to).map(order => order.checkNo)

/** The list in front of 23 orders; `asked` is what was asked for, page by page. */
async function openList() {
  const { fake, open } = await startApp()
  const asked: CheckOrderQuery[] = []
  fake.answer(queryCheckOrders, ({ body }) => {
    const request = Value.Parse(CheckOrderQuery, body)
    asked.push(request)
    const { current, size, queryCriteria } = request
    const sorted = queryCriteria.descending === true ? ORDERS.toReversed() : ORDERS
    return { records: sorted.slice((current - 1) * size, current * size), total: TOTAL, current, size }
  })
  const tab = await open('/safetyQuality/checkList')
  const numbers = () =>
    [...tab.el.querySelectorAll('tbody tr')].map(row => /CK26-\d+/.exec(row.textContent)?.[0])
  const sortOf = (column: string) =>
    [...tab.el.querySelectorAll('th')]
      .find(head => head.textContent.startsWith(column))
      ?.getAttribute('aria-sort')
  return { asked, numbers, sortOf, tab }
}

test('the next page has the rows behind those of the first, the last one what is left', async () => {
  const { asked, numbers, tab } = await openList()
  await shows(() => expect(numbers()).toEqual(numbersOf(0, 10)))
  await press(tab, 'Next page')
  await shows(() => expect(numbers()).toEqual(numbersOf(10, 20)))
  expect(asked.at(-1)).toMatchObject({ current: 2, size: 10 })
  await press(tab, 'Page 3')
  await shows(() => expect(numbers()).toEqual(numbersOf(20, TOTAL)))
})

test('a click on a header sorts by it, a second turns the order round, a third ends it, each from page 1', async () => {
  const { asked, numbers, sortOf, tab } = await openList()
  const column = COLUMN_NAMES.checkNo.en
  await press(tab, 'Next page')
  await shows(() => expect(numbers()).toEqual(numbersOf(10, 20)))
  await press(tab, column)
  await shows(() => expect(numbers()).toEqual(numbersOf(0, 10)))
  expect(asked.at(-1)).toMatchObject({ current: 1, queryCriteria: { sortBy: 'checkNo', descending: false } })
  expect(sortOf(column)).toBe('ascending')
  await press(tab, column)
  await shows(() => expect(numbers()).toEqual(numbersOf(13, TOTAL).toReversed()))
  expect(asked.at(-1)).toMatchObject({ current: 1, queryCriteria: { sortBy: 'checkNo', descending: true } })
  expect(sortOf(column)).toBe('descending')
  await press(tab, column)
  await shows(() => expect(numbers()).toEqual(numbersOf(0, 10)))
  expect(sortOf(column)).toBe('none')
})

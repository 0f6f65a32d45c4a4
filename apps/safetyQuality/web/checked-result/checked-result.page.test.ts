// @vitest-environment happy-dom
import { CONFLICT } from '@apron/contract/codes/response-codes'
import { type FakeHost, press, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { checkOrderDetail, saveCheckResults } from '../../contract/check-order.calls.ts'
import type { CheckOrderDetail } from '../../contract/check-order.entities.ts'
import { orderInWork } from '../testing/check-orders.fixture.ts'
import { startApp } from '../testing/running-app.fixture.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'

const ADDRESS = '/safetyQuality/checkedResult?id=order-1&source=checkList'

async function openOrder() {
  const { fake, open } = await startApp()
  fake.answer(checkOrderDetail, orderInWork(1, ['first', 'second']))
  const tab = await open(ADDRESS)
  const remark = (seq: number) =>
    tab.el.querySelector<HTMLTextAreaElement>(`[data-item=item-${seq}] textarea`)
  await shows(() => expect(remark(2)).not.toBeNull())
  return { fake, remark, tab }
}

const lastSave = (fake: FakeHost) =>
  fake.requests.findLast(({ path }) => path.endsWith(saveCheckResults.path))?.body

test('what is typed into an item while its save is under way stays, and is still unsaved', async () => {
  const { fake, remark, tab } = await openOrder()
  const stored = Promise.withResolvers<CheckOrderDetail>()
  fake.answer(saveCheckResults, () => stored.promise)
  type(remark(1), 'first, torn')
  type(remark(2), 'second, worn')
  await press(tab, 'Save')
  await shows(() => expect(lastSave(fake)).toMatchObject({ version: 1 }))
  type(remark(1), 'first, torn and bent')
  stored.resolve(orderInWork(2, ['first, torn', 'second, worn']))
  await shows(() => expect(fake.toasts).toEqual([{ kind: 'success', text: 'Saved' }]))

  await shows(() => expect(remark(2)?.value).toBe('second, worn'))
  expect(remark(1)?.value).toBe('first, torn and bent')
  expect(tab.dirty).toBe(true)

  fake.answer(saveCheckResults, orderInWork(3, ['first, torn and bent', 'second, worn']))
  await press(tab, 'Save')
  await shows(() => expect(tab.dirty).toBe(false))
  expect(lastSave(fake)).toMatchObject({
    version: 2,
    results: [{ itemId: 'item-1', remark: 'first, torn and bent' }],
  })
})

test('after a conflict the newest data is fetched, and is what the next save is based on', async () => {
  const { fake, remark, tab } = await openOrder()
  type(remark(1), 'mine')
  fake.refuse(saveCheckResults, CONFLICT, 'Changed by somebody else')
  fake.answer(checkOrderDetail, orderInWork(5, ['first', 'theirs']))
  await press(tab, 'Save')
  await shows(() => expect(tab.el.textContent).toContain(CHECKED_RESULT_TEXTS.conflict.en))
  await shows(() => expect(remark(2)?.value).toBe('theirs'))
  expect(fake.toasts).toEqual([{ kind: 'error', text: 'Changed by somebody else' }])
  expect(remark(1)?.value).toBe('mine')

  fake.answer(saveCheckResults, orderInWork(6, ['mine', 'theirs']))
  await press(tab, 'Save')
  await shows(() => expect(tab.dirty).toBe(false))
  expect(lastSave(fake)).toMatchObject({ version: 5, results: [{ remark: 'mine' }] })
  await shows(() => expect(tab.el.textContent).not.toContain(CHECKED_RESULT_TEXTS.conflict.en))
})

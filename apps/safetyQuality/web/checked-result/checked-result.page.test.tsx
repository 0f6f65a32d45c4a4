import { CONFLICT } from '@apron/contract/codes/response-codes'
import { type FakeHost, press, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import {
  checkOrderDetail,
  saveCheckResults,
  startCheck,
  submitCheck,
} from '../../contract/checks/check-order.calls.ts'
import type { CheckOrderDetail } from '../../contract/checks/check-order.entities.ts'
import { orderInProgress } from '../testing/check-orders.fixture.ts'
import { startApp } from '../testing/running-app.fixture.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'

const ADDRESS = '/safetyQuality/checkedResult?id=order-1&source=checkList'

async function openOrder(
  lang: 'zh' | 'en' = 'en',
  order: CheckOrderDetail = orderInProgress(1, ['first', 'second']),
  address = ADDRESS,
) {
  const { fake, open } = await startApp(lang)
  fake.answer(checkOrderDetail, order)
  const tab = await open(address)
  const remark = (seq: number) =>
    tab.el.querySelector<HTMLTextAreaElement>(`[data-item=item-${seq}] textarea`)
  await shows(() => expect(tab.el.textContent).toContain('Question 2'))
  return { fake, remark, tab }
}

const lastSave = (fake: FakeHost) =>
  fake.requests.findLast(({ path }) => path.endsWith(saveCheckResults.path))?.body

test('[PART-05] keeps text typed during a save as unsaved, and confirms the save', async () => {
  const { fake, remark, tab } = await openOrder()
  const stored = Promise.withResolvers<CheckOrderDetail>()
  fake.answer(saveCheckResults, () => stored.promise)
  type(remark(1), 'first, torn')
  type(remark(2), 'second, worn')
  await press(tab, 'Save')
  await shows(() => expect(lastSave(fake)).toMatchObject({ version: 1 }))
  type(remark(1), 'first, torn and bent')
  stored.resolve(orderInProgress(2, ['first, torn', 'second, worn']))
  await shows(() => expect(tab.el.querySelector('button[aria-busy]')).toBeNull())
  expect(remark(2)?.value).toBe('second, worn')
  expect(remark(1)?.value).toBe('first, torn and bent')
  expect(tab.dirty).toBe(true)

  fake.answer(saveCheckResults, orderInProgress(3, ['first, torn and bent', 'second, worn']))
  await press(tab, 'Save')
  await shows(() => expect(tab.el.querySelector('.ap-record-header output')?.textContent).toBe('Saved'))
  expect(tab.dirty).toBe(false)
  expect(fake.toasts).toEqual([])
  expect(lastSave(fake)).toMatchObject({
    version: 2,
    results: [{ itemId: 'item-1', remark: 'first, torn and bent' }],
  })
})

test('loads the newest data after a conflict and bases the next save on it', async () => {
  const { fake, remark, tab } = await openOrder()
  type(remark(1), 'mine')
  fake.refuse(saveCheckResults, CONFLICT, 'Changed by somebody else')
  fake.answer(checkOrderDetail, orderInProgress(5, ['first', 'theirs']))
  await press(tab, 'Save')
  await shows(() => expect(tab.el.textContent).toContain(CHECKED_RESULT_TEXTS.conflict.en))
  await shows(() => expect(remark(2)?.value).toBe('theirs'))
  expect(fake.toasts).toEqual([{ kind: 'error', text: 'Changed by somebody else' }])
  expect(remark(1)?.value).toBe('mine')

  fake.answer(saveCheckResults, orderInProgress(6, ['mine', 'theirs']))
  await press(tab, 'Save')
  await shows(() => expect(tab.dirty).toBe(false))
  expect(lastSave(fake)).toMatchObject({ version: 5, results: [{ remark: 'mine' }] })
  await shows(() => expect(tab.el.textContent).not.toContain(CHECKED_RESULT_TEXTS.conflict.en))
})

test('[SQ-27] shows a colleague’s result beside one’s own and saves nothing until one is chosen', async () => {
  const { fake, remark, tab } = await openOrder()
  type(remark(1), 'mine')
  const newer = orderInProgress(5, ['theirs', 'second'])
  const saved = { by: { code: '100106', name: 'Cao Jianjun' }, at: '2026-03-02 10:32:05' }
  fake.refuse(saveCheckResults, CONFLICT, 'Item 1 was changed by Cao Jianjun')
  fake.answer(checkOrderDetail, {
    ...newer,
    items: newer.items.map(item => Object.assign({}, item, { saved })),
  })
  await press(tab, 'Save')
  await shows(() => expect(tab.el.textContent).toContain('Cao Jianjun changed item 1 at 2026-03-02 10:32'))
  expect(tab.el.textContent).toContain('Open · theirs')
  expect(tab.el.textContent).toContain('Open · mine')

  const requestCount = fake.requests.length
  await press(tab, 'Save')
  expect(fake.requests).toHaveLength(requestCount)
  expect(remark(1)?.value).toBe('mine')

  await press(tab, 'Keep mine')
  fake.answer(saveCheckResults, orderInProgress(6, ['mine', 'second']))
  await press(tab, 'Save')
  await shows(() => expect(tab.dirty).toBe(false))
  expect(lastSave(fake)).toMatchObject({ results: [{ was: { remark: 'theirs' }, remark: 'mine' }] })
})

test('[SQ-27] replaces one’s own result with the colleague’s', async () => {
  const { fake, remark, tab } = await openOrder()
  type(remark(1), 'mine')
  fake.refuse(saveCheckResults, CONFLICT, 'Item 1 was changed')
  fake.answer(checkOrderDetail, orderInProgress(5, ['theirs', 'second']))
  await press(tab, 'Save')
  await shows(() => expect(tab.el.textContent).toContain('Somebody else has changed item 1'))
  await press(tab, 'Use the saved one')
  await shows(() => expect(remark(1)?.value).toBe('theirs'))
  expect(tab.dirty).toBe(false)
})

test('[5.1.14-19] blocks submission of an incomplete check, and shows the reason in the language of the person', async () => {
  const { fake, tab } = await openOrder('zh')
  await press(tab, '提交')
  await shows(() => expect(tab.el.textContent).toContain('第1项尚未选择结果'))
  expect(tab.el.textContent).toContain('请填写检查结论')
  expect(tab.el.textContent).toContain('还有 3 处未完成')
  expect(tab.el.textContent).toContain('已完成 0 / 2 项')
  await press(tab, '下一处')
  await shows(() =>
    expect(document.activeElement?.closest('[data-item]')?.getAttribute('data-item')).toBe('item-1'),
  )
  expect(tab.portalRoot.textContent).not.toContain('提交检查单')
  expect(fake.requests.filter(({ path }) => path.endsWith(submitCheck.path))).toEqual([])
})

test('submits a complete check after a confirmation, with the version on the screen', async () => {
  const order = orderInProgress(7, ['', ''])
  const items = order.items.map(item => ({ ...item, result: { ...item.result, result: 'C' as const } }))
  const { fake, tab } = await openOrder('en', { ...order, items, conclusion: 'Good' })
  fake.answer(submitCheck, { ...order, version: 8, status: 'SUBMITTED', actions: [] })
  await press(tab, 'Submit')
  await shows(() =>
    expect(tab.portalRoot.textContent).toContain('Items: 2, non-conforming: 0, observations: 0'),
  )
  const buttons = [...tab.portalRoot.querySelectorAll('button')]
  buttons.find(button => button.textContent === 'Submit')?.click()
  await shows(() => expect(fake.toasts).toHaveLength(1))
  expect(fake.requests.findLast(({ path }) => path.endsWith(submitCheck.path))?.body).toEqual({
    id: 'order-1',
    version: 7,
  })
})

test('[AIR-02] shows an order of another site read-only with a link to that site, and read-only when opened for viewing', async () => {
  const { fake, tab } = await openOrder('en', {
    ...orderInProgress(1, ['first', 'second']),
    otherSite: true,
    actions: [],
  })
  expect(tab.el.textContent).toContain('Switch to CAN to work on it')
  expect(tab.el.querySelector('textarea')).toBeNull()
  await press(tab, 'Switch to CAN')
  expect(fake.navigations).toEqual([
    { to: expect.stringContaining('/safetyQuality/checkedResult?id=order-1'), options: { site: 'CAN' } },
  ])
  const { remark } = await openOrder('en', undefined, '/safetyQuality/checkedResult?id=order-1')
  expect(remark(1)).toBeNull()
})

test('resumes a returned order, and shows the response at once', async () => {
  const order = orderInProgress(4, ['first', 'second'])
  const { fake, remark, tab } = await openOrder('en', { ...order, status: 'RETURNED', actions: ['start'] })
  expect(remark(1)).toBeNull()
  fake.answer(startCheck, orderInProgress(5, ['first', 'second']))
  await press(tab, 'Resume check')
  await shows(() => expect(remark(1)?.value).toBe('first'))
  expect(fake.requests.findLast(({ path }) => path.endsWith(startCheck.path))?.body).toEqual({
    id: 'order-1',
    version: 4,
  })
  expect(fake.toasts).toEqual([{ kind: 'success', text: 'The check has started' }])
})

test('asks about unsaved work before the tab closes, and saves it on request', async () => {
  const { fake, remark, tab } = await openOrder()
  expect(await tab.mayClose()).toBe(true)
  type(remark(1), 'torn')
  await shows(() => expect(tab.dirty).toBe(true))
  fake.answer(saveCheckResults, orderInProgress(2, ['torn', 'second']))
  const mayClose = tab.mayClose()
  await press(tab, 'Save and close')
  expect(await mayClose).toBe(true)
  expect(lastSave(fake)).toMatchObject({ version: 1, results: [{ itemId: 'item-1', remark: 'torn' }] })
  await shows(() => expect(tab.dirty).toBe(false))
})

test('[OFF-10] queues results without a network, keeps later input as unsaved, and shows the response once sent', async () => {
  const { fake, remark, tab } = await openOrder()
  fake.isAway = true
  type(remark(1), 'first, torn')
  await press(tab, 'Save')
  await shows(() => expect(tab.el.textContent).toContain(CHECKED_RESULT_TEXTS.waiting.en))
  await shows(() => expect([tab.dirty, fake.drafts.size]).toEqual([false, 0]))
  type(remark(2), 'second, worn')
  await shows(() => expect(tab.dirty).toBe(true))

  fake.answer(saveCheckResults, orderInProgress(2, ['first, torn', 'second']))
  await fake.comeBack()
  await shows(() => expect(tab.el.textContent).not.toContain(CHECKED_RESULT_TEXTS.waiting.en))
  expect(remark(2)?.value).toBe('second, worn')
  fake.answer(saveCheckResults, orderInProgress(3, ['first, torn', 'second, worn']))
  await press(tab, 'Save')
  await shows(() => expect(tab.dirty).toBe(false))
  expect(lastSave(fake)).toMatchObject({ version: 2, results: [{ itemId: 'item-2' }] })
})

test('[OFF-12] saves a check that was submitted without a network later, and does not submit it', async () => {
  const order = orderInProgress(1, ['first', 'second'])
  const items = order.items.map(item => ({ ...item, result: { ...item.result, result: 'C' as const } }))
  const { fake, remark, tab } = await openOrder('en', { ...order, items, conclusion: 'Good' })
  fake.isAway = true
  type(remark(1), 'first, torn')
  await press(tab, 'Submit')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Items: 2'))
  const buttons = [...tab.portalRoot.querySelectorAll('button')]
  buttons.find(button => button.textContent === 'Submit')?.click()
  await shows(() =>
    expect(fake.toasts).toContainEqual({ kind: 'warning', text: CHECKED_RESULT_TEXTS.done.notSubmitted.en }),
  )
  fake.answer(saveCheckResults, orderInProgress(2, ['first, torn', 'second']))
  await fake.comeBack()
  await shows(() => expect(lastSave(fake)).toMatchObject({ version: 1 }))
  expect(fake.requests.filter(({ path }) => path.endsWith(submitCheck.path))).toEqual([])
})

test('[I18N-02] uses names of actions and states that operators changed', async () => {
  const { fake, tab } = await openOrder()
  fake.setSession({
    texts: {
      'safetyQuality.checkedResult.action.submit': { en: 'Hand in' },
      'safetyQuality.status.IN_PROGRESS': { en: 'Being checked' },
    },
  })
  await shows(() => expect(tab.el.textContent).toContain('Hand in'))
  expect(tab.el.textContent).toContain('Being checked')
})

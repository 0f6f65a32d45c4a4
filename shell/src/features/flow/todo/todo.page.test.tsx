import type { FlowTab } from '@apron/contract/flow/flow'
import {
  agreeFlow,
  getFlowDetail,
  listDelegatedFlowItems,
  pageFlowTasks,
} from '@apron/contract/flow/flow.calls'
import * as waiting from '@apron/contract/home/waiting-count.calls'
import { countUnreadCheckMessages, queryCheckMessages } from '@apron/contract/messages/business-message.calls'
import { field, press, rowsOf, shows, type } from '@apron/sdk/testing'
import { expect, it } from 'vitest'
import { DETAIL, OWN_TASK, startFlow, TASK } from '../shared/start-flow.fixture.tsx'
import TodoPage from './todo.page.tsx'

function start() {
  const started = startFlow(TodoPage)
  started.fake.answer(pageFlowTasks, {
    records: [TASK, { ...TASK, taskId: '2', title: 'PO change', urgency: 2 }],
    total: 2,
    current: 1,
    size: 10,
  })
  started.fake.answer(countUnreadCheckMessages, 5)
  for (const [index, call] of Object.values(waiting).entries()) started.fake.answer(call, index)
  started.fake.answer(listDelegatedFlowItems, { items: [{ taskId: '1', title: 'PR' }], total: 1 })
  return started
}

it('[FLOW-01] shows four tabs with their counts', async () => {
  const { fake, bodiesOf, open } = start()
  const tab = await open('')
  await shows(() => expect(rowsOf(tab)).toHaveLength(2))
  const tabs = [...tab.el.querySelectorAll('[role=tab]')].map(each => each.textContent)
  expect(tabs).toEqual(['Pending my approval22', 'Waiting on me22', 'Informed to me', 'Safety & quality55'])
  fake.answer(queryCheckMessages, {
    records: [
      {
        infoId: '1',
        sourceId: '9',
        title: 'CK-1',
        checkCat: 'A',
        label: 'Approve CK-1',
        createdTime: '2026-03-02 10:00:00',
        readMark: 0,
        infoType: 'approval',
        urgency: 0,
      },
    ],
    total: 1,
    current: 1,
    size: 10,
    asOf: '2026-03-02T10:00:00Z',
  })
  const expectListedTab = (of: FlowTab) =>
    expect(bodiesOf(pageFlowTasks).at(-1)).toMatchObject({ size: 10, queryCriteria: { tab: of } })
  expectListedTab('approve')
  await press(tab, 'Waiting on me22')
  await shows(() => expectListedTab('handle'))
  await press(tab, 'Informed to me')
  await shows(() => expectListedTab('inform'))
  await press(tab, 'Safety & quality55')
  await shows(() => expect(tab.el.textContent).toContain('Approve CK-1'))
  expect(tab.el.querySelector('tbody a')?.getAttribute('href')).toBe(
    '/safetyQuality/checkedResult?id=9&source=checkList',
  )
})

it('[FLOW-08] shows counts per module and for tasks of others, and omits zeros', async () => {
  const tab = await start().open('')
  await shows(() =>
    expect(tab.el.querySelector('.ap-page-facts')?.textContent).toBe(
      'Purchase requests 2 · New part numbers 1 · Quantity changes 3 · Unread customer information 4 · On behalf of others 1',
    ),
  )
})

it('[FLOW-06] approves the selected tasks with one remark, and skips those with fields to fill in', async () => {
  const { fake, bodiesOf, refreshCounts, open } = start()
  fake.answer(agreeFlow, { insId: '7', state: 'running', nextTaskId: null })
  fake.answer(getFlowDetail, ({ query }) =>
    query.get('taskId') === '2' ? DETAIL : { ...DETAIL, task: { ...OWN_TASK, editable: [] } },
  )
  const tab = await open('')
  await shows(() => expect(rowsOf(tab)).toHaveLength(2))
  for (const box of tab.el.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')) box.click()
  await press(tab, 'Agree')
  await shows(() => field(tab, 'Remark'))
  type(field(tab, 'Remark'), 'All fine')
  const button = [...tab.portalRoot.querySelectorAll('button')].find(each => each.textContent === 'Agree')
  button?.click()
  await shows(() => expect(tab.portalRoot.textContent).toContain('Something must be filled in'))
  expect(bodiesOf(agreeFlow)).toEqual([{ taskId: '1', version: 3, remark: 'All fine' }])
  expect(refreshCounts).toHaveBeenCalledTimes(1)
})

it('[FLOW-37] adds and removes tasks in the open list on a change notification', async () => {
  const { fake, notifyTasksChanged, open } = start()
  const tab = await open('')
  const titles = () => rowsOf(tab).map(cells => cells.join(' '))
  await shows(() => expect(titles()[1]).toContain('PO change'))
  fake.answer(pageFlowTasks, {
    records: [{ ...TASK, taskId: '3', title: 'Workshop demand' }],
    total: 1,
    current: 1,
    size: 10,
  })
  notifyTasksChanged()
  await shows(() => expect(titles()).toEqual([expect.stringContaining('Workshop demand')]))
})

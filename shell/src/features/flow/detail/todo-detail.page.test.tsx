import type { FlowRecord } from '@apron/contract/flow/flow'
import {
  addFlowApprover,
  agreeFlow,
  getFlowDetail,
  getFlowTrack,
  listFlowRecords,
  refuseFlow,
  rejectFlow,
  transferFlow,
} from '@apron/contract/flow/flow.calls'
import type { UserHit } from '@apron/contract/organisation/user'
import { queryUsers } from '@apron/contract/organisation/user.calls'
import { type FakeTab, field, press, rowsOf, shows, type } from '@apron/sdk/testing'
import { expect, it } from 'vitest'
import { DETAIL, OWN_TASK, startFlow, TRACK } from '../shared/start-flow.fixture.tsx'
import TodoDetailPage from './todo-detail.page.tsx'

const REJECTION: FlowRecord = {
  nodeId: 'N2',
  node: 'Finance',
  act: 'reject',
  by: { code: '100701', name: 'Qin Sufen' },
  forWhom: null,
  at: '2026-11-26 09:00:00',
  seconds: 60,
  remark: 'Too dear',
  note: null,
  isVoid: false,
}
const DECIDED = { insId: '7', state: 'running', nextTaskId: '2' } as const

/** Presses the button in the dialog, not the one that opened it. */
async function confirm(portal: HTMLElement, name: string): Promise<void> {
  const button = await shows(
    () =>
      [...portal.querySelectorAll('button')].find(each => each.textContent === name) ??
      expect.fail(`${name} is not offered`),
  )
  button.click()
}

it('[FLOW-02] shows form, diagram and the reason for the assignment, and lets a node edit only its own field', async () => {
  const { open } = startFlow(TodoDetailPage)
  const tab = await open()
  await shows(() => expect(tab.el.textContent).toContain('505,000.00'))
  expect(tab.el.textContent).toContain('You may decide the node “Finance”.')
  expect([...tab.el.querySelectorAll('form input, .ap-input')].length).toBeGreaterThan(0)
  expect(field(tab, 'Budget code').value).toBe('')
  expect(() => field(tab, 'PR number')).toThrow(/no label/)
  const steps = await shows(() => {
    const found = [...tab.el.querySelectorAll('ol li')].map(step => step.textContent)
    expect(found).toHaveLength(2)
    return found
  })
  expect(steps).toEqual(['Purchasing Passed', 'Finance CurrentWaiting for Test Person'])
  expect(tab.el.textContent).toContain('CNY 505,000.00')
})

it('[FLOW-06] approves with a remark and the node’s values, then offers the next task', async () => {
  const { fake, bodiesOf, refreshCounts, open } = startFlow(TodoDetailPage)
  fake.answer(agreeFlow, DECIDED)
  const tab = await open()
  await shows(() => field(tab, 'Budget code'))
  type(field(tab, 'Budget code'), 'B-88')
  await press(tab, 'Agree')
  await shows(() => field(tab, 'Remark'))
  type(field(tab, 'Remark'), 'Fine')
  await confirm(tab.portalRoot, 'Agree')
  await shows(() => expect(tab.el.textContent).toContain('More waits for you.'))
  expect(bodiesOf(agreeFlow)).toEqual([
    { taskId: '1', version: 3, remark: 'Fine', values: { budget: 'B-88' } },
  ])
  expect(refreshCounts).toHaveBeenCalledTimes(1)
  expect(fake.toasts).toEqual([{ kind: 'success', text: 'Agreed' }])
  await press(tab, 'Next to-do')
  expect(fake.navigations.map(({ to }) => to)).toEqual([expect.stringMatching(/scheduleTaskDetail\?id=2&/)])
})

it('[FLOW-06] requires a reason of at least five characters to reject or refuse', async () => {
  const { fake, bodiesOf, open } = startFlow(TodoDetailPage)
  fake.answer(rejectFlow, DECIDED)
  const tab = await open()
  await press(tab, 'Reject')
  await shows(() => field(tab, 'Reason'))
  type(field(tab, 'Reason'), ' no ')
  await confirm(tab.portalRoot, 'Reject')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Enter a remark of 5 to 300 characters.'))
  expect(bodiesOf(rejectFlow)).toEqual([])
  const node = [...tab.portalRoot.querySelectorAll('input')].find(each => each.value === 'N1')
  node?.click()
  type(field(tab, 'Reason'), 'Two quotes are missing')
  await confirm(tab.portalRoot, 'Reject')
  await shows(() => expect(bodiesOf(rejectFlow)).toHaveLength(1))
  expect(bodiesOf(rejectFlow)).toEqual([
    { taskId: '1', version: 3, remark: 'Two quotes are missing', to: 'N1' },
  ])
})

it('[FLOW-06, UI-07] warns that a refusal is final, and explains a rejected request', async () => {
  const { fake, open } = startFlow(TodoDetailPage)
  fake.refuse(refuseFlow, 409, 'Already agreed.')
  const tab = await open()
  await press(tab, 'Refuse')
  await shows(() => expect(tab.portalRoot.textContent).toContain('this cannot be undone'))
  type(field(tab, 'Reason'), 'Not needed')
  await confirm(tab.portalRoot, 'Refuse')
  await shows(() => expect(fake.toasts).toEqual([{ kind: 'error', text: 'Already agreed.' }]))
  // The reason typed so far is kept.
  expect(field(tab, 'Reason').value).toBe('Not needed')
})

it('[FLOW-05] edits and resubmits a rejected process', async () => {
  const { fake, open } = startFlow(TodoDetailPage)
  fake.answer(getFlowDetail, {
    ...DETAIL,
    state: 'rejected',
    values: { ...DETAIL.values, prNo: '' },
    task: { ...OWN_TASK, taskKind: 'rework', editable: ['prNo', 'total', 'budget', 'lines'], backTo: [] },
    actions: ['submit', 'withdraw'],
    waits: [{ nodeId: 'start', node: 'Start', people: [{ code: '100001', name: 'Test Person' }] }],
  })
  fake.answer(listFlowRecords, [REJECTION])
  fake.answer(getFlowTrack, { ...TRACK, current: ['start'], passed: [], rejected: ['N2'] })
  const tab = await open()
  await shows(() => field(tab, 'PR number'))
  expect(tab.el.textContent).toContain('Your request was rejected')
  await shows(() => expect(tab.el.textContent).toContain('Qin Sufen: Too dear'))
  await shows(() =>
    expect([...tab.el.querySelectorAll('ol li')].map(step => step.textContent)).toEqual([
      'Start CurrentWaiting for Test Person',
      'Purchasing Not reached',
      expect.stringMatching(/^Finance Rejected/),
    ]),
  )
  await press(tab, 'Submit')
  await shows(() => expect(tab.el.textContent).toContain('Enter a value'))
  expect(tab.portalRoot.textContent).not.toContain('Remark')
})

const DIRECTOR: UserHit = { userCode: '100006', nickName: 'He Jun', deptList: [], postList: [], sex: 'M' }

/** Finds and selects the director in the dialog that just opened. */
async function chooseDirector(tab: FakeTab): Promise<void> {
  await shows(() => field(tab, 'Person'))
  // The dialog takes the focus shortly after it appears.
  await shows(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Close'))
  type(field(tab, 'Person'), DIRECTOR.userCode)
  const option = await shows(
    () => tab.portalRoot.querySelector<HTMLElement>('[role=option]') ?? expect.fail('nobody is offered'),
  )
  option.click()
  await shows(() => expect(field(tab, 'Person').value).toBe('He Jun 100006'))
}

it.each([
  ['Transfer', transferFlow, 'transfer', 'Transferred'],
  ['Add approver', addFlowApprover, 'addApprover', 'Approver added'],
] as const)(
  '[FLOW-19] %s: rejects a person who may not decide, and keeps what was typed',
  async (name, call, act, expected) => {
    const { bodiesOf, fake, open } = startFlow(TodoDetailPage)
    fake.answer(queryUsers, { records: [DIRECTOR], total: 1, current: 1, size: 20 })
    fake.refuse(call, 409, 'They may not decide this.')
    const tab = await open()
    await press(tab, name)
    await chooseDirector(tab)
    type(field(tab, 'Remark'), 'I am away')
    await confirm(tab.portalRoot, name)
    await shows(() => expect(fake.toasts.map(({ text }) => text)).toEqual(['They may not decide this.']))
    expect(field(tab, 'Remark').value).toBe('I am away')

    const record = { ...REJECTION, act, by: { code: '100001', name: 'Test Person' }, remark: 'I am away' }
    fake.answer(listFlowRecords, [record])
    fake.answer(call, { ...DECIDED, nextTaskId: null })
    await confirm(tab.portalRoot, name)
    await shows(() => expect(rowsOf(tab).at(-1)?.join(' ')).toContain('I am away'))
    expect(rowsOf(tab).at(-1)?.join(' ')).toContain('Test Person')
    expect(tab.el.textContent).toContain(expected)
    expect(bodiesOf(call).at(-1)).toMatchObject({ taskId: '1', to: '100006', remark: 'I am away' })
    await shows(() => expect(tab.portalRoot.querySelector('[role=dialog]')).toBeNull())
  },
)

it('[FLOW-19] reports a missing person and sends nothing', async () => {
  const { bodiesOf, open } = startFlow(TodoDetailPage)
  const tab = await open()
  await press(tab, 'Transfer')
  await shows(() => field(tab, 'Remark'))
  await confirm(tab.portalRoot, 'Transfer')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Choose a person'))
  expect(bodiesOf(transferFlow)).toEqual([])
})

it('[FLOW-38] shows who decided and on whose behalf', async () => {
  const { fake, open } = startFlow(TodoDetailPage)
  fake.answer(listFlowRecords, [{ ...REJECTION, forWhom: { code: '100303', name: 'Tan Yong' } }])
  const tab = await open()
  await shows(() => expect(rowsOf(tab).join()).toContain('Qin Sufen for Tan Yong'))
})

it('[FLOW-18, FLOW-37] updates the history behind an open dialog on a change notification, and keeps the user’s text', async () => {
  const { fake, notifyTasksChanged, open } = startFlow(TodoDetailPage)
  fake.refuse(agreeFlow, 409, 'Already refused.')
  const tab = await open()
  await press(tab, 'Agree')
  await shows(() => field(tab, 'Remark'))
  type(field(tab, 'Remark'), 'I think this is right')
  fake.answer(getFlowDetail, { ...DETAIL, state: 'refused', task: null, actions: [], waits: [] })
  fake.answer(listFlowRecords, [{ ...REJECTION, act: 'refuse' }])
  notifyTasksChanged()
  await shows(() => expect(rowsOf(tab).join()).toContain('Refused'))
  await confirm(tab.portalRoot, 'Agree')
  await shows(() => expect(fake.toasts.map(({ text }) => text)).toEqual(['Already refused.']))
  expect(field(tab, 'Remark').value).toBe('I think this is right')
})

it('[FLOW-18] sends a decision with the version the user saw', async () => {
  const { bodiesOf, fake, notifyTasksChanged, open } = startFlow(TodoDetailPage)
  fake.answer(rejectFlow, DECIDED)
  const tab = await open()
  await press(tab, 'Reject')
  await shows(() => field(tab, 'Reason'))
  type(field(tab, 'Reason'), 'Two quotes are missing')
  fake.answer(getFlowDetail, { ...DETAIL, version: 4, title: 'Changed by a colleague' })
  notifyTasksChanged()
  await shows(() => expect(tab.el.textContent).toContain('Changed by a colleague'))
  await confirm(tab.portalRoot, 'Reject')
  await shows(() => expect(bodiesOf(rejectFlow)).toHaveLength(1))
  expect(bodiesOf(rejectFlow)).toEqual([{ taskId: '1', version: 3, remark: 'Two quotes are missing' }])
})

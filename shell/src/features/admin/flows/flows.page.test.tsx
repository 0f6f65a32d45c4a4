import type { AdminFlow, AdminFlowDetail } from '@apron/contract/flow/admin-flow'
import {
  getAdminFlow,
  listAdminFlowDefinitions,
  listAdminFlowNodes,
  moveAdminFlow,
  pageAdminFlows,
  resumeAdminFlow,
} from '@apron/contract/flow/admin-flow.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { field, press, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startPage } from '../shared/start-page.fixture.tsx'
import FlowsPage from './flows.page.tsx'

const ROW: AdminFlow = {
  insId: '7',
  serial: 'AP-2026-000007',
  title: 'PR amount－PR-1',
  kind: 'prAmount',
  process: 'PR amount',
  version: 1,
  initiator: { code: '100402', name: 'Ding Yue' },
  startedAt: '2026-03-01 08:00:00',
  state: 'running',
  stuck: null,
  at: ['Purchasing'],
  since: '2026-03-01 08:00:00',
  left: true,
}
const LEFT: AdminFlowDetail = {
  ...ROW,
  stuckAt: null,
  tasks: [
    {
      taskId: '7-1',
      nodeId: 'N1',
      node: 'Purchasing',
      openedAt: '2026-03-01 08:00:00',
      people: [{ code: '100401', name: 'Fan Liqun', here: false }],
      movableTo: [{ code: '100006', name: 'Luo Haiyan' }],
    },
  ],
  records: [],
}
const STUCK: AdminFlowDetail = {
  ...ROW,
  state: 'stuck',
  stuck: 'nobody',
  stuckAt: 'Purchasing',
  left: false,
  tasks: [],
  records: [],
}

const UNPOSTED: AdminFlowDetail = {
  ...ROW,
  state: 'postingFailed',
  left: false,
  stuckAt: null,
  tasks: [],
  records: [],
}

function start(detail: AdminFlowDetail, mayEdit = true) {
  const started = startPage(FlowsPage, { resources: mayEdit ? [ADMIN_PERMISSIONS.flows.edit] : [] })
  const { fake } = started
  fake.answer(pageAdminFlows, { records: [ROW], total: 1, current: 1, size: 10 })
  fake.answer(listAdminFlowNodes, [
    {
      kind: 'prAmount',
      process: 'PR amount',
      nodeId: 'N1',
      node: 'Purchasing',
      total: 3,
      day: 1,
      days: 0,
      longer: 2,
      oldest: '2026-03-01 08:00:00',
    },
  ])
  fake.answer(listAdminFlowDefinitions, [
    {
      kind: 'prAmount',
      name: 'PR amount',
      version: 1,
      templateId: 'prAmount:1',
      digest: 'abcdef0123456789',
      loadedAt: '2026-03-01 08:00:00',
      newest: true,
      running: 3,
      ended: 4,
    },
  ])
  fake.answer(getAdminFlow, detail)
  return started
}

const buttonsOf = (part: ParentNode) => [...part.querySelectorAll('button')].map(button => button.textContent)

/** Presses the button in the confirmation dialog, which is on top of the dialog that opened it. */
async function confirm(portal: HTMLElement, name: string): Promise<void> {
  const button = await shows(() => {
    const found = [...portal.querySelectorAll('button')].filter(each => each.textContent === name)
    expect(found.length).toBeGreaterThan(1)
    return found.at(-1)
  })
  button?.click()
}

test('[FLOW-35] moves a task whose people have left to an eligible person, with a reason', async () => {
  const { fake, bodiesOf, open } = start(LEFT)
  fake.answer(moveAdminFlow, { ...LEFT, left: false })
  const tab = await open()
  await press(tab, 'Open')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Fan Liqun (has left)'))
  await press(tab, 'Move')
  await shows(() => field(tab, 'Reason'))
  await confirm(tab.portalRoot, 'Move')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Choose a person'))
  expect(tab.portalRoot.textContent).toContain('Enter a reason of 5 to 300 characters.')
  expect(bodiesOf(moveAdminFlow)).toEqual([])
  field(tab, 'Move to').click()
  const option = await shows(
    () =>
      [...tab.portalRoot.querySelectorAll<HTMLElement>('[role=option]')].find(each =>
        each.textContent?.includes('Luo Haiyan'),
      ) ?? expect.fail('nobody is offered'),
  )
  option.click()
  type(field(tab, 'Reason'), 'He has left the company')
  await confirm(tab.portalRoot, 'Move')
  await shows(() =>
    expect(bodiesOf(moveAdminFlow)).toEqual([
      { taskId: '7-1', to: '100006', remark: 'He has left the company' },
    ]),
  )
  await shows(() => expect(fake.toasts).toEqual([{ kind: 'success', text: 'Task moved' }]))
})

test('[FLOW-36] shows where and why a process is stuck, and resumes it with a reason', async () => {
  const { fake, bodiesOf, open } = start(STUCK)
  fake.answer(resumeAdminFlow, { ...STUCK })
  const tab = await open()
  await press(tab, 'Open')
  await shows(() =>
    expect(tab.portalRoot.textContent).toContain(
      'It stands still at “Purchasing”: There is nobody who may decide this node',
    ),
  )
  await press(tab, 'Take up again')
  await shows(() => field(tab, 'Reason'))
  type(field(tab, 'Reason'), 'The role was given')
  await confirm(tab.portalRoot, 'Take up again')
  await shows(() => expect(bodiesOf(resumeAdminFlow)).toEqual([{ insId: '7', remark: 'The role was given' }]))
  await shows(() =>
    expect(fake.toasts.map(({ text }) => text)).toEqual([
      'It was tried again, and the process still stands still',
    ]),
  )
})

test.each([
  ['agreed', 'The process goes on'],
  ['postingFailed', 'It was tried again, and the process still stands still'],
] as const)(
  '[FLOW-43] shows a failed posting and retries it at once: then it is %s',
  async (state, expected) => {
    const { fake, bodiesOf, open } = start(UNPOSTED)
    fake.answer(resumeAdminFlow, { ...UNPOSTED, state })
    const tab = await open()
    await press(tab, 'Open')
    await shows(() =>
      expect(tab.portalRoot.textContent).toContain('The record has not taken in the outcome.'),
    )
    expect(tab.portalRoot.querySelector('.ap-status')?.textContent).toBe('Posting failed')
    await press(tab, 'Take up again')
    await shows(() => field(tab, 'Reason'))
    type(field(tab, 'Reason'), 'The budget was raised')
    await confirm(tab.portalRoot, 'Take up again')
    await shows(() => expect(fake.toasts.map(({ text }) => text)).toEqual([expected]))
    expect(bodiesOf(resumeAdminFlow)).toEqual([{ insId: '7', remark: 'The budget was raised' }])
  },
)

test.each([
  ['move a task', LEFT, 'Move'],
  ['resume a process', STUCK, 'Take up again'],
])('[FLOW-33] does not offer to %s with read access only', async (_what, detail, button) => {
  const { open } = start(detail, false)
  const tab = await open()
  await press(tab, 'Open')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Open tasks'))
  expect(buttonsOf(tab.portalRoot)).toContain('Close')
  expect(buttonsOf(tab.portalRoot)).not.toContain(button)
})

test('[FLOW-35] rejects moving a task whose assignee is still active, and says so when nobody else is eligible', async () => {
  const [task] = LEFT.tasks
  const alone = { ...LEFT, tasks: task === undefined ? [] : [{ ...task, movableTo: [] }] }
  const { open } = start(alone)
  const tab = await open()
  await press(tab, 'Open')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Give somebody the role first'))
  expect(buttonsOf(tab.portalRoot)).not.toContain('Move')
})

test('[FLOW-35] offers no action and no column for it while an assignee is still active', async () => {
  const [task] = LEFT.tasks
  const here = [{ code: '100401', name: 'Fan Liqun', here: true }]
  const { open } = start({ ...LEFT, tasks: task === undefined ? [] : [{ ...task, people: here }] })
  const tab = await open()
  await press(tab, 'Open')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Purchasing'))
  expect(buttonsOf(tab.portalRoot)).not.toContain('Move')
  const headsOf = (table: string) =>
    [...tab.portalRoot.querySelectorAll(`table[aria-label="${table}"] th`)].map(each => each.textContent)
  await shows(() => expect(headsOf('Open tasks')).toEqual(['Node', 'People', 'Waiting since']))
})

test('[FLOW-34] links a node to the processes waiting there', async () => {
  const { bodiesOf, open } = start(LEFT)
  const tab = await open()
  await shows(() => expect(tab.el.textContent).toContain('PR-1'))
  await press(tab, 'By node')
  await press(tab, 'Show processes')
  await shows(() =>
    expect(bodiesOf(pageAdminFlows).at(-1)).toMatchObject({
      queryCriteria: { kind: 'prAmount', node: 'N1' },
    }),
  )
})

test('[FLOW-33] lists definitions with their versions and the number of processes on each', async () => {
  const { open } = start(LEFT)
  const tab = await open()
  await press(tab, 'Definitions')
  await shows(() => expect(tab.el.textContent).toContain('abcdef012345'))
  expect(tab.el.textContent).toContain('in use')
})

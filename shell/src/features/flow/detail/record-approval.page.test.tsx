import { getFlowDetail, listFlowRecords } from '@apron/contract/flow/flow.calls'
import { shows } from '@apron/sdk/testing'
import { expect, it } from 'vitest'
import { DETAIL, startFlow } from '../shared/start-flow.fixture.tsx'
import RecordApprovalPage from './record-approval.page.tsx'

const AGREED = {
  nodeId: 'N1',
  node: 'Purchasing',
  act: 'agree',
  by: { code: '100401', name: 'Fan Liqun' },
  forWhom: null,
  at: '2026-11-26 09:00:00',
  seconds: 60,
  remark: 'Price checked',
  note: null,
  isVoid: false,
} as const

it('[FLOW-44] shows the approval’s state, history and diagram, and offers no decision', async () => {
  const { fake, open } = startFlow(RecordApprovalPage)
  fake.answer(listFlowRecords, [AGREED])
  const tab = await open('?insId=7')
  await shows(() => expect(tab.el.textContent).toContain('Price checked'))
  expect(tab.el.textContent).toContain('In progress')
  await shows(() => {
    const steps = [...tab.el.querySelectorAll('ol li')].map(step => step.textContent)
    expect(steps).toEqual([
      'Purchasing PassedAgreed · Fan Liqun · 2026-11-26 09:00',
      'Finance CurrentWaiting for Test Person',
    ])
  })
  expect(tab.el.querySelector('form')).toBeNull()
  expect([...tab.el.querySelectorAll('button')].map(button => button.textContent)).not.toContain('Agree')
  const request = fake.requests.find(({ path }) => path === getFlowDetail.path)
  expect(request?.query.get('insId')).toBe('7')
})

it('[FLOW-43] shows that it was approved and that posting failed', async () => {
  const { fake, open } = startFlow(RecordApprovalPage)
  fake.answer(getFlowDetail, { ...DETAIL, state: 'postingFailed', task: null, actions: [], waits: [] })
  const tab = await open('?insId=7')
  await shows(() => expect(tab.el.textContent).toContain('Agreed, posting failed'))
})

import { getFlowDetail, withdrawFlow } from '@apron/contract/flow/flow.calls'
import { press, shows } from '@apron/sdk/testing'
import { expect, it } from 'vitest'
import { DETAIL, startFlow } from '../shared/start-flow.fixture.tsx'
import StartedCheckPage from './started-check.page.tsx'

it('[FLOW-20, UI-07] asks before withdrawing, and no longer offers it afterwards', async () => {
  const { bodiesOf, refreshCounts, fake, open } = startFlow(StartedCheckPage)
  fake.answer(getFlowDetail, { ...DETAIL, task: null, actions: ['withdraw'] })
  fake.answer(withdrawFlow, { insId: '7', state: 'withdrawn', nextTaskId: null })
  fake.confirmAnswer = false
  const tab = await open('?id=7')
  await press(tab, 'Withdraw')
  await shows(() => expect(fake.confirms.map(({ title }) => title)).toEqual(['Withdraw']))
  expect(bodiesOf(withdrawFlow)).toEqual([])

  fake.confirmAnswer = true
  await press(tab, 'Withdraw')
  await shows(() => expect(bodiesOf(withdrawFlow)).toHaveLength(1))
  expect(bodiesOf(withdrawFlow)).toEqual([expect.objectContaining({ insId: '7' })])
  await shows(() => expect(tab.el.textContent).toContain('Withdrawn'))
  expect([...tab.el.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(
    'Withdraw',
  )
  expect(refreshCounts).toHaveBeenCalledOnce()
})

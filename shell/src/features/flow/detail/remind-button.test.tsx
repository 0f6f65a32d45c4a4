import { getFlowDetail, remindFlow } from '@apron/contract/flow/flow.calls'
import { press, shows } from '@apron/sdk/testing'
import { expect, it } from 'vitest'
import { DETAIL, startFlow } from '../shared/start-flow.fixture.tsx'
import StartedCheckPage from './started-check.page.tsx'

const OWN = { ...DETAIL, task: null, actions: ['remind'] as const }

it('[FLOW-32] lets the initiator send reminders and shows how many people got one', async () => {
  const { fake, bodiesOf, open } = startFlow(StartedCheckPage)
  fake.answer(getFlowDetail, { ...OWN, actions: [...OWN.actions] })
  fake.answer(remindFlow, { people: 2, remindTime: '2026-03-02 10:00:00' })
  const tab = await open()
  await press(tab, 'Remind')
  await shows(() => expect(fake.toasts).toEqual([{ kind: 'success', text: 'People reminded: 2' }]))
  expect(bodiesOf(remindFlow)).toEqual([{ insId: '7' }])
})

it('[FLOW-32] offers no reminder to others', async () => {
  const { fake, open } = startFlow(StartedCheckPage)
  fake.answer(getFlowDetail, { ...OWN, actions: ['withdraw'] })
  const tab = await open()
  const names = await shows(() => {
    const found = [...tab.el.querySelectorAll('button')].map(button => button.textContent)
    expect(found).toContain('Withdraw')
    return found
  })
  expect(names).not.toContain('Remind')
})

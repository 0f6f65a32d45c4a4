import type { DelegationChoices } from '@apron/contract/delegations/delegation'
import { getDelegationChoices, pageDelegations } from '@apron/contract/delegations/delegation.calls'
import { press, shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startPage } from '../shared/start-page.fixture.tsx'
import DelegationsPage from './delegations.page.tsx'

const NOTHING: DelegationChoices = {
  delegator: { code: '100001', name: 'Test Person' },
  today: '2026-03-02',
  roles: [],
  applications: [],
  departments: [],
}

test('[DEL-05] explains that there is nothing to delegate when the only role cannot be delegated', async () => {
  const { bodiesOf, fake, open } = startPage(DelegationsPage)
  fake.answer(pageDelegations, { records: [], total: 0, current: 1, size: 10 })
  fake.answer(getDelegationChoices, NOTHING)
  const tab = await open()
  await press(tab, 'New delegation')
  await shows(() => expect(tab.portalRoot.textContent).toContain('There is no role to delegate'))
  expect(bodiesOf(getDelegationChoices)).toEqual([{}])
})

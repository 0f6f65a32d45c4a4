import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import { loan, loanApp } from '@apron/contract/records/loan.fixture'
import { defineSubApp } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { createFakeHost, press, shows } from '@apron/sdk/testing'
import { UiProvider } from '@apron/ui/provider'
import { expect, test } from 'vitest'
import { LOAN } from '../records/loans.fixture.tsx'
import { recordLink } from '../records/record-link.ts'
import { RecordBoard } from './board.ts'

const Board = () => (
  <RecordBoard
    record={loan}
    page="/loan"
    columns={['OPEN', 'CLOSED']}
    rows={[LOAN]}
    invalidates={[loan.calls.queryPage]}
    openMessage="Say what condition it is in"
    renderHead={({ borrower }) => borrower.name}
    renderCard={({ toolName }) => toolName}
  />
)

async function openBoard(resources: string[]) {
  const fake = createFakeHost({ app: loanApp.name, session: { lang: 'en', resources } })
  fake.answer(listOptions, { version: '1', dictionaries: {}, sources: {} })
  const app = defineSubApp({
    manifest: loanApp,
    provider: UiProvider,
    setup: withQueries(),
    pages: { '/list': Board, '/loan': () => null },
  })
  const tab = fake.openTab('/toolLoans/list')
  await tab.mount(await app.bootstrap(fake.host))
  return { fake, tab }
}

test('shows records in the column of their state', async () => {
  const { tab } = await openBoard([])
  await shows(() => expect(tab.el.querySelectorAll('section')).toHaveLength(2))
  const columns = [...tab.el.querySelectorAll('section')].map(({ textContent }) => textContent)
  expect(columns).toEqual(['On loan (1)TL-2026-0007Tan YongTorque wrench', 'Returned (0)None'])
})

test('opens the record if the action to the other state asks for more', async () => {
  const { fake, tab } = await openBoard([loan.actionPermissions.close])
  await press(tab, 'Move TL-2026-0007')
  const item = await shows(() => {
    const found = tab.portalRoot.querySelector<HTMLElement>('[role=menuitem]')
    expect(found?.textContent).toBe('Returned')
    return found
  })
  item?.click()
  await shows(() => expect(fake.navigations.at(-1)?.to).toBe(recordLink(loan, '/loan', LOAN)))
  expect(fake.toasts.at(-1)).toEqual({ kind: 'info', text: 'Say what condition it is in' })
  expect(fake.requests.filter(({ path }) => path.endsWith('/close'))).toEqual([])
})

test('offers no moves without the permission of the action', async () => {
  const { tab } = await openBoard([loan.rights.view])
  await shows(() => expect(tab.el.textContent).toContain('TL-2026-0007'))
  expect(tab.el.querySelector('button')).toBeNull()
})

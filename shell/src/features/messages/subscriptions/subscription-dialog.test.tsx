import { listSubscriptions, saveSubscriptions } from '@apron/contract/messages/message.calls'
import type { SubscriptionItem } from '@apron/contract/messages/subscription'
import { type FakeTab, press, shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startMessages } from '../messages.fixture.ts'
import SubscriptionDialog from './subscription-dialog.tsx'

const LIBRARY: SubscriptionItem = {
  id: 'library',
  name: 'Manual revision',
  attrList: [{ code: 'manual', name: 'Manual', attrValList: [{ code: 'amm', name: 'AMM', isCheck: false }] }],
  selectedVals: [],
}

const findCheckbox = (tab: FakeTab, label: string) =>
  shows(() => {
    const found = [...tab.el.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find(
      input => input.labels?.[0]?.textContent === label,
    )
    return found ?? expect.fail(`There is no ${label}`)
  })

async function start(item = LIBRARY) {
  const { services, draw, ...rest } = startMessages()
  let closed = 0
  rest.fake.answer(listSubscriptions, [item])
  rest.fake.answer(saveSubscriptions, null)
  const tab = await draw(<SubscriptionDialog services={services} onClose={() => (closed += 1)} />)
  return { ...rest, tab, closed: () => closed }
}

test('[MSG-13] requires a value for a subscription, saves it and closes the dialog', async () => {
  const { tab, bodiesOf, closed } = await start()
  const library = await findCheckbox(tab, 'Manual revision')
  library.click()
  await press(tab, 'Save')
  await shows(() => expect(tab.el.textContent).toContain('Choose a value for the message: Manual revision'))
  expect(bodiesOf(saveSubscriptions)).toEqual([])
  expect(closed()).toBe(0)

  const manual = await findCheckbox(tab, 'AMM')
  manual.click()
  await press(tab, 'Save')
  await shows(() => expect(closed()).toBe(1))
  expect(bodiesOf(saveSubscriptions)).toEqual([
    [{ id: 'library', attrList: [{ code: 'manual', name: 'Manual', attrValue: 'amm' }] }],
  ])
})

test('[MSG-13] ticks existing subscriptions, and cancels those that are unticked', async () => {
  const [manual] = LIBRARY.attrList
  const chosen = { code: 'amm', name: 'AMM', isCheck: true }
  const { tab, bodiesOf } = await start({
    ...LIBRARY,
    attrList: manual === undefined ? [] : [{ ...manual, attrValList: [chosen] }],
    selectedVals: ['manual:amm'],
  })
  const library = await findCheckbox(tab, 'Manual revision')
  expect(library.checked).toBe(true)
  const value = await findCheckbox(tab, 'AMM')
  expect(value.checked).toBe(true)
  library.click()
  await press(tab, 'Save')
  await shows(() => expect(bodiesOf(saveSubscriptions)).toEqual([[]]))
})

test('[MSG-13] shows the server’s rejection as a warning and keeps the dialog open', async () => {
  const { tab, fake, bodiesOf, closed } = await start()
  fake.refuse(saveSubscriptions, 1999, 'No such message')
  await findCheckbox(tab, 'Manual revision')
  await press(tab, 'Save')
  await shows(() => {
    const warnings = [...tab.el.querySelectorAll('.ap-tone-amber')].map(each => each.textContent)
    expect(warnings.join(' ')).toContain('No such message')
  })
  expect(bodiesOf(saveSubscriptions)).toHaveLength(1)
  expect(closed()).toBe(0)
})

import type { AirlineMessage } from '@apron/contract/messages/business-message'
import { queryAirlineMessages, readAirlineMessages } from '@apron/contract/messages/business-message.calls'
import { csn } from '@apron/contract/variants/csn'
import { gameco } from '@apron/contract/variants/gameco'
import { type FakeTab, press, rowsOf, shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startMessages } from '../messages.fixture.ts'
import MessageBox from './message-box.tsx'

const AS_OF = '2026-03-02T00:00:00.000Z'

const message = (id: string, readState: 0 | 1 = 0): AirlineMessage => ({
  id,
  remark: `JO-${id}`,
  readState,
  createTime: '2026-03-02 08:00:00',
  urgency: 0,
  url: null,
})

const chooseFilter = (tab: FakeTab, label: string) =>
  [...tab.el.querySelectorAll('label')].find(each => each.textContent === label)?.click()

async function start(tabs = gameco.messageTabs) {
  const { services, ...rest } = startMessages()
  const store = { messages: [message('1'), message('2'), message('3', 1)] }
  rest.fake.answer(queryAirlineMessages, ({ body }) => {
    const records = store.messages.filter(
      ({ readState }) => !JSON.stringify(body).includes('"readState":0') || readState === 0,
    )
    return { records, total: records.length, current: 1, size: 10, asOf: AS_OF }
  })
  rest.fake.answer(readAirlineMessages, ({ body }) => {
    const marked = JSON.stringify(body)
    const { messages } = store
    store.messages = messages.map(each => (marked.includes(`"${each.id}"`) ? message(each.id, 1) : each))
    return { changed: 1 }
  })
  const tab = await rest.draw(<MessageBox services={services} tabs={tabs} onClose={() => undefined} />)
  return { ...rest, tab }
}

const contents = (tab: FakeTab) => rowsOf(tab).map(cells => cells.find(cell => cell.includes('JO-')))

test('[MSG-01, VAR-04] shows two tabs for CSN', async () => {
  const { tab } = await start(csn.messageTabs)
  await shows(() => {
    const tabs = [...tab.el.querySelectorAll('[role=tab]')].map(each => each.textContent)
    expect(tabs.slice(0, 2)).toEqual(['Safety-quality centre', 'Airline business'])
  })
})

test('[VAR-04] shows only airline messages for GAMECO, and requests no others', async () => {
  const { tab, fake } = await start()
  await shows(() => expect(contents(tab)).toHaveLength(3))
  const tabs = [...tab.el.querySelectorAll('[role=tab]')].map(each => each.textContent)
  expect(tabs).toEqual(['Airline business'])
  expect(fake.requests.filter(({ path }) => path.includes('/qsInfo/'))).toEqual([])
})

test('[MSG-03, MSG-24] filters unread airline messages, and marks them one by one or all listed at once', async () => {
  const { tab, bodiesOf } = await start()
  await shows(() => expect(contents(tab)).toHaveLength(3))
  await press(tab, 'Mark as read')
  await shows(() => expect(tab.el.textContent).toContain('Select at least one unread message'))
  expect(bodiesOf(readAirlineMessages)).toEqual([])

  chooseFilter(tab, 'Unread')
  await shows(() =>
    expect(bodiesOf(queryAirlineMessages).at(-1)).toMatchObject({ page: 1, limit: 10, readState: 0 }),
  )
  await shows(() => expect(contents(tab)).toHaveLength(2))
  tab.el.querySelector<HTMLInputElement>('tbody input[type=checkbox]')?.click()
  await press(tab, 'Mark as read')
  await shows(() => expect(contents(tab)).toEqual([expect.stringContaining('JO-2')]))
  expect(bodiesOf(readAirlineMessages)).toEqual([{ ids: ['1'] }])

  chooseFilter(tab, 'All')
  await shows(() => expect(contents(tab)).toHaveLength(3))
  await press(tab, 'Mark all as read')
  await shows(() => expect(bodiesOf(readAirlineMessages).at(-1)).toEqual({ ids: [], until: AS_OF }))
  await shows(() => expect(tab.el.textContent).toContain('Marked as read'))
})

import { defineCall } from '@apron/contract/calls/define-call'
import { defineSubApp } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { createFakeHost, type FakeTab, press, shows } from '@apron/sdk/testing'
import { UiProvider } from '@apron/ui/provider'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { History } from './history.tsx'
import { NewOrRecordPage } from './new-or-record-page.tsx'
import { RecordPage } from './record-page.tsx'

interface Card {
  readonly number: string
}

const readCard = defineCall<{ query: { id: string }; data: Card }>({
  id: 'card.detail',
  method: 'GET',
  path: '/cards/detail',
  failures: 'in-place',
})

function Notes({ card }: { readonly card: Card }) {
  const [first] = useState(card.number)
  return <p>{`notes on ${first}`}</p>
}

function CardPage() {
  return (
    <RecordPage
      call={readCard}
      titleOf={({ number }) => number}
      gone="There is no such card"
      list={{ page: '/list', label: 'To the cards' }}
    >
      {card => <Notes card={card} />}
    </RecordPage>
  )
}

function EditPage() {
  return (
    <NewOrRecordPage
      call={readCard}
      resource="cards:card:add"
      notPermitted="You may not add cards"
      newTitle="New card"
      editTitle="Edit card"
      titleOf={({ number }) => number}
      gone="There is no such card"
      list={{ page: '/list', label: 'To the cards' }}
    >
      {card => <p>{card === null ? 'an empty form' : `the form of ${card.number}`}</p>}
    </NewOrRecordPage>
  )
}

const title = { zh: '卡片', en: 'Card' }
const app = defineSubApp({
  manifest: { name: 'cards', pages: { '/card': { title }, '/edit': { title } } },
  provider: UiProvider,
  setup: withQueries(),
  pages: { '/card': CardPage, '/edit': EditPage },
})

async function start(
  address: string,
  prepare: (fake: ReturnType<typeof createFakeHost>) => void = () => undefined,
) {
  const fake = createFakeHost({ app: 'cards', session: { lang: 'en' } })
  fake.answer(readCard, ({ query }) => ({ number: `JC-${query.get('id') ?? ''}` }))
  prepare(fake)
  const tab = fake.openTab(address)
  await tab.mount(await app.bootstrap(fake.host))
  return { fake, tab }
}

const textOf = ({ el }: FakeTab) => el.textContent

test('shows the record of the address and names the tab after it', async () => {
  const { tab } = await start('/cards/card?id=7')
  await shows(() => expect(textOf(tab)).toContain('notes on JC-7'))
  expect(tab.titles).toEqual(['JC-7'])
})

test('keeps a tab title from the address', async () => {
  const { tab } = await start('/cards/card?id=7&viewTitle=Mine')
  await shows(() => expect(textOf(tab)).toContain('notes on JC-7'))
  expect(tab.titles).toEqual([])
})

test('remounts for another record in the same tab', async () => {
  const { tab } = await start('/cards/card?id=7')
  await shows(() => expect(textOf(tab)).toContain('notes on JC-7'))
  tab.goTo('/cards/card?id=8')
  await shows(() => expect(textOf(tab)).toContain('notes on JC-8'))
  // Already cached, so shown at once.
  tab.goTo('/cards/card?id=7')
  await shows(() => expect(textOf(tab)).toContain('notes on JC-7'))
})

test.each([
  ['without an id', '/cards/card', null],
  ['with an unknown id', '/cards/card?id=none', 404],
  ['with a malformed id', '/cards/card?id=%00', 400],
] as const)('%s says that there is no such record and links to the list', async (_what, address, status) => {
  const { fake, tab } = await start(address, host => {
    if (status !== null) host.refuse(readCard, status, 'Not found', status)
  })
  await shows(() => expect(textOf(tab)).toContain('There is no such card'))
  await press(tab, 'To the cards')
  expect(fake.navigations.at(-1)?.to).toBe('/cards/list')
})

test('retries a failed load', async () => {
  const { fake, tab } = await start('/cards/card?id=7', host => host.refuse(readCard, 1004, 'Not now'))
  await shows(() => expect(textOf(tab)).toContain('Not now'))
  fake.answer(readCard, { number: 'JC-7' })
  await press(tab, 'Try again')
  await shows(() => expect(textOf(tab)).toContain('notes on JC-7'))
})

test('says that a record may not be viewed and links to the list', async () => {
  const { fake, tab } = await start('/cards/card?id=7', host => host.refuse(readCard, 403, 'Not yours', 403))
  await shows(() => expect(textOf(tab)).toContain('Not yours'))
  expect([...tab.el.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'To the cards',
  ])
  await press(tab, 'To the cards')
  expect(fake.navigations.at(-1)?.to).toBe('/cards/list')
})

test('[OFF-22] says when a cached record was loaded until it is loaded again', async () => {
  const readAt = Date.UTC(2026, 2, 2, 2, 15)
  const { fake, tab } = await start('/cards/card?id=7', host =>
    host.answerAsRead(readCard, { number: 'JC-7' }, readAt),
  )
  await shows(() => expect(textOf(tab)).toContain('notes on JC-7'))
  expect(textOf(tab)).toContain('This record was loaded on 2026-03-02 10:15')
  // The server returns exactly the same data.
  fake.answer(readCard, { number: 'JC-7' })
  fake.emit('reached', undefined)
  await shows(() => expect(textOf(tab)).not.toContain('it was read'))
  expect(textOf(tab)).toContain('notes on JC-7')
})

test('[OFF-23] hides a cached record when the server rejects the request', async () => {
  const { fake, tab } = await start('/cards/card?id=7', host =>
    host.answerAsRead(readCard, { number: 'JC-7' }, Date.now()),
  )
  await shows(() => expect(textOf(tab)).toContain('notes on JC-7'))
  fake.refuse(readCard, 503, 'Down', 503)
  fake.emit('reached', undefined)
  await shows(() => expect(fake.requests.length).toBeGreaterThan(1))
  expect(textOf(tab)).toContain('notes on JC-7')
  fake.refuse(readCard, 404, 'Not found', 404)
  fake.emit('reached', undefined)
  await shows(() => expect(textOf(tab)).toContain('There is no such card'))
  expect(textOf(tab)).not.toContain('JC-7')
})

function HistoryPage() {
  return (
    <History
      lines={[
        { at: '2026-03-02 10:15:40', who: 'Feng', what: 'Saved', states: ['Open', 'Open'], note: 'item 3' },
        { at: '2026-03-02 09:00:00', who: 'Shen', what: 'Started', states: ['New', 'Open'] },
        { at: '2026-03-01 08:00:00', who: 'Chen', what: 'Created', states: [null, 'New'] },
      ]}
    />
  )
}

test('shows who did what and when, and states where they changed', async () => {
  const fake = createFakeHost({ app: 'cards', session: { lang: 'en' } })
  const pages = defineSubApp({
    manifest: { name: 'cards', pages: { '/card': { title: { zh: '卡片', en: 'Card' } } } },
    provider: UiProvider,
    pages: { '/card': HistoryPage },
  })
  const tab = fake.openTab('/cards/card')
  await tab.mount(await pages.bootstrap(fake.host))
  await shows(() => expect(tab.el.querySelectorAll('li')).toHaveLength(3))
  const lines = [...tab.el.querySelectorAll('li')].map(line => line.textContent)
  expect(lines).toEqual([
    expect.stringMatching(/Saved.*Feng.*2026-03-02 10:15item 3$/),
    expect.stringMatching(/Started.*Shen.*2026-03-02 09:00New → Open$/),
    expect.stringMatching(/Created.*Chen.*2026-03-01 08:00$/),
  ])
  expect(tab.el.querySelector('time')?.dateTime).toBe('2026-03-02T10:15:40+08:00')
})

test.each([
  ['a new record', '/cards/edit', 'New card', 'an empty form'],
  ['an existing record', '/cards/edit?id=7', 'Edit card', 'the form of JC-7'],
])('shows the form of %s', async (_what, address, heading, form) => {
  const { tab } = await start(address, fake => fake.setSession({ resources: ['cards:card:add'] }))
  await shows(() => expect(textOf(tab)).toContain(form))
  expect(tab.el.querySelector('h1')?.textContent).toBe(heading)
  expect(tab.el.querySelector('a')?.getAttribute('href')).toBe('/cards/list')
})

test('shows no form of a new record without the permission', async () => {
  const { tab } = await start('/cards/edit')
  await shows(() => expect(textOf(tab)).toContain('You may not add cards'))
  expect(textOf(tab)).not.toContain('an empty form')
})

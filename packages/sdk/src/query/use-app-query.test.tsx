import { defineCall } from '@apron/contract/calls/define-call'
import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPage, step, waitForResponses } from '../app/start-page.fixture.tsx'
import type { SessionAirport } from '../contract.ts'
import type { FakeHost } from '../testing/fake-host.ts'
import { useAppQuery } from './use-app-query.ts'
import { useDictionaries } from './use-dictionaries.ts'
import { withQueries } from './with-queries.tsx'

const readCard = defineCall<{ query: { id: string }; data: string }>({
  id: 'card.get',
  method: 'GET',
  path: '/cards/get',
})
const listCards = defineCall<{ body: { page: number }; data: string }>({
  id: 'card.queryPage',
  method: 'POST',
  path: '/cards/queryPage',
})

const definition = { setup: withQueries() }
const SZX: SessionAirport = { id: '2', code: 'SZX', name: 'Shenzhen' }

/** Responds with the number of the request when the test releases it. */
function pendingResponses() {
  const waiting: (() => void)[] = []
  let count = 0
  return {
    next: () =>
      new Promise<string>(resolve => {
        count += 1
        const number = count
        waiting.push(() => resolve(`answer ${number}`))
      }),
    release: () => waiting.splice(0).forEach(answer => answer()),
  }
}

const Card = ({ id }: { readonly id: string | null }) => {
  const { data = '…' } = useAppQuery(readCard, id === null ? null : { query: { id } })
  return <i>{data}</i>
}

const Cards = ({ page }: { readonly page: number }) => (
  <i>{useAppQuery(listCards, { body: { page } }).data}</i>
)

/** Renders one part at first, and the other when the button is pressed. */
const twoParts = (first: React.ReactNode, second: React.ReactNode) =>
  function Page() {
    const [both, setBoth] = useState(false)
    return (
      <>
        {first}
        {both && second}
        <button type="button" onClick={() => setBoth(true)}>
          more
        </button>
      </>
    )
  }

const parts = (el: HTMLElement) => [...el.querySelectorAll('i')].map(part => part.textContent)
const requestedSites = (fake: FakeHost) => fake.requests.map(({ airport }) => airport?.code)

test('shares one request between two parts that read the same, also while it is pending', async () => {
  const responses = pendingResponses()
  const page = twoParts(<Card id="7" />, <Card id="7" />)
  const { fake, tab, button } = await startPage(page, {
    definition,
    prepare: host => host.answer(readCard, responses.next),
  })
  await step(() => button().click())
  await waitForResponses()
  expect(fake.requests).toHaveLength(1)
  await step(() => responses.release())
  await waitForResponses()
  expect(parts(tab.el)).toEqual(['answer 1', 'answer 1'])
})

test('does not abort a read of something else at the same address', async () => {
  const responses = pendingResponses()
  const page = twoParts(<Cards page={1} />, <Cards page={2} />)
  const { tab, button } = await startPage(page, {
    definition,
    prepare: host => host.answer(listCards, responses.next),
  })
  await waitForResponses()
  await step(() => button().click())
  await waitForResponses()
  await step(() => responses.release())
  await waitForResponses()
  expect(parts(tab.el)).toEqual(['answer 1', 'answer 2'])
})

test.each([
  ['retries a lost connection once', new TypeError('Failed to fetch'), 2],
  ['does not retry a time-out', new DOMException('Late', 'TimeoutError'), 1],
])('[API-01] %s', async (_, error, requests) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { fake } = await startPage(() => <Card id="1" />, {
    definition,
    prepare: host => host.answer(readCard, () => Promise.reject(error)),
  })
  await step(() => vi.advanceTimersByTimeAsync(10_000))
  expect(fake.requests).toHaveLength(requests)
})

test('sends nothing without an input', async () => {
  const { fake, tab } = await startPage(() => <Card id={null} />, { definition })
  await waitForResponses()
  expect(fake.requests).toEqual([])
  expect(parts(tab.el)).toEqual(['…'])
})

test('shares a response between tabs at one site, not at different sites', async () => {
  const { app, fake, tab } = await startPage(() => <Card id="7" />, {
    definition,
    prepare: host => host.answer(readCard, ({ airport }) => `at ${airport?.code ?? 'none'}`),
  })
  await waitForResponses()
  const same = fake.openTab('/testApp/page', { id: 'same' })
  const other = fake.openTab('/testApp/page', { id: 'other', airport: SZX })
  await step(() => same.mount(app))
  await step(() => other.mount(app))
  await waitForResponses()
  expect([tab, same, other].flatMap(({ el }) => parts(el))).toEqual(['at CAN', 'at CAN', 'at SZX'])
  expect(requestedSites(fake)).toEqual(['CAN', 'SZX'])
  await step(() => same.unmount())
  await step(() => other.unmount())
})

test('keeps responses in different languages apart', async () => {
  const { fake, tab } = await startPage(() => <Card id="7" />, {
    definition,
    prepare: host => host.answer(readCard, () => host.host.session().lang),
  })
  await waitForResponses()
  await step(() => fake.setSession({ lang: 'zh' }))
  await waitForResponses()
  expect(parts(tab.el)).toEqual(['zh'])
})

test('continues a request when its tab closes while another one waits for it', async () => {
  const responses = pendingResponses()
  const { app, fake, tab } = await startPage(() => <Card id="7" />, {
    definition,
    prepare: host => host.answer(readCard, responses.next),
  })
  const other = fake.openTab('/testApp/page', { id: 'other' })
  await step(() => other.mount(app))
  await step(() => tab.unmount())
  await step(() => responses.release())
  await waitForResponses()
  expect(parts(other.el)).toEqual(['answer 1'])
  await step(() => other.unmount())
})

test('[TAB-10] reloads in a refreshed tab', async () => {
  const { fake, tab } = await startPage(() => <Card id="7" />, {
    definition,
    prepare: host => host.answer(readCard, () => `answer ${host.requests.length}`),
  })
  await waitForResponses()
  await step(() => tab.refresh())
  await waitForResponses()
  expect(parts(tab.el)).toEqual(['answer 2'])
  expect(fake.requests).toHaveLength(2)
})

test('loads dictionaries in one call, shows values as they are until then, and does not offer disabled ones', async () => {
  const CODES = ['KIND', 'LEVEL'] as const
  function Page() {
    const dictionaries = useDictionaries(CODES)
    const offered = dictionaries.options('KIND').map(({ label }) => label)
    return <i>{[dictionaries.label('KIND', 'A'), dictionaries.label('KIND', 'B'), ...offered].join(' ')}</i>
  }
  const answer = Promise.withResolvers<void>()
  const { fake, tab } = await startPage(Page, {
    definition,
    prepare: host =>
      host.answer(listOptions, async () => {
        await answer.promise
        const KIND = [
          { name: 'Alpha', value: 'A', sort: 1, enabled: 1 },
          { name: 'Beta', value: 'B', sort: 2, enabled: 0 },
        ]
        return { version: '1', dictionaries: { KIND }, sources: {} }
      }),
  })
  expect(parts(tab.el)).toEqual(['A B'])
  await step(() => answer.resolve())
  await waitForResponses()
  expect(parts(tab.el)).toEqual(['Alpha Beta Alpha'])
  expect(fake.requests.map(({ query }) => query.get('dictCode'))).toEqual(['KIND,LEVEL'])
})

test('[ADM-93] reloads only options whose version differs from the reported one', async () => {
  const CODES = ['KIND'] as const
  function Page() {
    return <i>{useDictionaries(CODES).label('KIND', 'A')}</i>
  }
  let version = 1
  const { fake, tab } = await startPage(Page, {
    definition,
    prepare: host =>
      host.answer(listOptions, () => ({
        version: String(version),
        dictionaries: { KIND: [{ name: `Name ${version}`, value: 'A', sort: 1, enabled: 1 }] },
        sources: {},
      })),
  })
  await waitForResponses()
  await step(() => fake.emit('changed', { dictionaries: '1', menu: 'm', tasks: 't' }))
  await waitForResponses()
  expect([parts(tab.el), fake.requests.length]).toEqual([['Name 1'], 1])
  version = 2
  await step(() => fake.emit('changed', { dictionaries: '2', menu: 'm', tasks: 't' }))
  await waitForResponses()
  expect([parts(tab.el), fake.requests.length]).toEqual([['Name 2'], 2])
})

test('[ADM-93] reloads options that were loading when a change was reported', async () => {
  const CODES = ['KIND'] as const
  function Page() {
    return <i>{useDictionaries(CODES).label('KIND', 'A')}</i>
  }
  const firstResponse = Promise.withResolvers<void>()
  const { fake, tab } = await startPage(Page, {
    definition,
    prepare: host =>
      host.answer(listOptions, async () => {
        const isFirst = fake.requests.length === 1
        if (isFirst) await firstResponse.promise
        const name = isFirst ? 'Old' : 'New'
        return {
          version: isFirst ? '1' : '2',
          dictionaries: { KIND: [{ name, value: 'A', sort: 1, enabled: 1 }] },
          sources: {},
        }
      }),
  })
  await step(() => fake.emit('changed', { dictionaries: '2', menu: 'm', tasks: 't' }))
  await waitForResponses()
  await step(() => firstResponse.resolve())
  await waitForResponses()
  expect(parts(tab.el)).toEqual(['New'])
})

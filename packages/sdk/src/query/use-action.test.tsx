import { defineCall } from '@apron/contract/calls/define-call'
import { CONFLICT } from '@apron/contract/codes/response-codes'
import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { expect, test } from 'vitest'
import { type Start, startPage, step, waitForResponses } from '../app/start-page.fixture.tsx'
import type { FakeHost } from '../testing/fake-host.ts'
import { readOf } from './cached-read.ts'
import { type ActionOptions, useAction } from './use-action.ts'
import { useAppQuery } from './use-app-query.ts'
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
const saveCard = defineCall<{ params: { id: string }; body: { name: string }; data: string }>({
  id: 'card.save',
  method: 'PUT',
  path: '/cards/{id}',
  failures: 'suppress',
})
const saveWithToast = defineCall<{ body: { name: string }; data: string }>({
  id: 'card.told',
  method: 'POST',
  path: '/cards/save',
})

const INPUT = { params: { id: '7' }, body: { name: 'x' } }

/** Opens a page that shows a card and a list, and saves the card on a button. */
async function startCard(options: ActionOptions<string>, start: Partial<Start> = {}) {
  const outcomes: unknown[] = []
  function Page() {
    const card = useAppQuery(readCard, { query: { id: '7' } })
    const list = useAppQuery(listCards, { body: { page: 1 } })
    const save = useAction(saveCard, options)
    return (
      <>
        <i>{card.data}</i>
        <i>{list.data}</i>
        <i>{save.failure ?? 'fine'}</i>
        <button
          type="button"
          disabled={save.busy}
          onClick={() => void save.run(INPUT).then(outcome => outcomes.push(outcome))}
        >
          save
        </button>
      </>
    )
  }
  const started = await startPage(Page, {
    definition: { setup: withQueries() },
    ...start,
    prepare(host) {
      host.answer(readCard, () => `card ${host.requests.length}`)
      host.answer(listCards, () => `list ${host.requests.length}`)
      host.answer(saveCard, 'saved card')
      start.prepare?.(host)
    },
  })
  await waitForResponses()
  const parts = () => [...started.tab.el.querySelectorAll('i')].map(part => part.textContent)
  const save = async () => {
    await step(() => started.button().click())
    await waitForResponses()
  }
  return { ...started, outcomes, parts, save }
}

test('replaces the cached data with the response, reloads lists and notifies the user', async () => {
  const { fake, outcomes, parts, save } = await startCard({
    done: answer => `Done: ${answer}`,
    answers: readOf(readCard, { query: { id: '7' } }),
    invalidates: [listCards],
  })
  expect(parts()).toEqual(['card 1', 'list 2', 'fine'])
  await save()
  expect(parts()).toEqual(['saved card', 'list 4', 'fine'])
  expect(fake.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /cards/get',
    'POST /cards/queryPage',
    'PUT /cards/7',
    'POST /cards/queryPage',
  ])
  expect(fake.toasts).toEqual([{ kind: 'success', text: 'Done: saved card' }])
  expect(outcomes).toEqual([{ done: true, data: 'saved card' }])
})

test('reloads the replaced data at other sites', async () => {
  const { app, fake, parts, save } = await startCard({ answers: readOf(readCard, { query: { id: '7' } }) })
  const other = fake.openTab('/testApp/page', { id: 'other', airport: { id: '2', code: 'SZX', name: 'SZX' } })
  await step(() => other.mount(app))
  await waitForResponses()
  expect(other.el.querySelector('i')?.textContent).toBe('card 3')
  await save()
  expect(parts()[0]).toBe('saved card')
  expect(other.el.querySelector('i')?.textContent).toBe('card 6')
  await step(() => other.unmount())
})

test('is busy while pending', async () => {
  const answer = Promise.withResolvers<string>()
  const { button, save } = await startCard(
    {},
    { prepare: host => host.answer(saveCard, () => answer.promise) },
  )
  await save()
  expect(button().disabled).toBe(true)
  await step(() => answer.resolve('saved'))
  await waitForResponses()
  expect(button().disabled).toBe(false)
})

test('calls the page on a conflict once the latest data has loaded', async () => {
  const reloadedBefore: string[][] = []
  const card = await startCard(
    {
      done: 'Done',
      answers: readOf(readCard, { query: { id: '7' } }),
      invalidates: [listCards],
      onConflict: () => void reloadedBefore.push(card.fake.requests.map(({ path }) => path).slice(3)),
    },
    { prepare: host => host.refuse(saveCard, CONFLICT, 'Changed by somebody else') },
  )
  await card.save()
  expect(reloadedBefore).toEqual([['/cards/queryPage', '/cards/get']])
  expect(card.parts()).toEqual(['card 5', 'list 4', 'Changed by somebody else'])
  expect(card.fake.toasts).toEqual([{ kind: 'error', text: 'Changed by somebody else' }])
  expect(card.outcomes).toMatchObject([{ done: false, error: { code: CONFLICT } }])
})

test('does not call the page on a conflict while the latest data is loading', async () => {
  let isNotified = false
  const { fake, save } = await startCard(
    { answers: readOf(readCard, { query: { id: '7' } }), onConflict: () => void (isNotified = true) },
    { prepare: host => host.refuse(saveCard, CONFLICT, 'Changed by somebody else') },
  )
  const latest = Promise.withResolvers<string>()
  fake.answer(readCard, () => latest.promise)
  await save()
  expect(isNotified).toBe(false)
  await step(() => latest.resolve('theirs'))
  await waitForResponses()
  expect(isNotified).toBe(true)
})

test('shows another failure once, keeps cached data, and clears it on the next attempt', async () => {
  const { fake, outcomes, parts, save } = await startCard(
    { invalidates: [listCards], onConflict: () => expect.fail('no conflict') },
    { prepare: host => host.refuse(saveCard, 1004, 'Not now') },
  )
  await save()
  expect(parts()).toEqual(['card 1', 'list 2', 'Not now'])
  expect(fake.toasts).toEqual([{ kind: 'error', text: 'Not now' }])
  expect(outcomes).toMatchObject([{ done: false, error: { said: 'Not now' } }])
  fake.answer(saveCard, 'saved')
  await save()
  expect(parts()[2]).toBe('fine')
})

test('[OFF-12] says without a response that the action was not done and will not be sent later, and sends it once', async () => {
  const { fake, outcomes, save } = await startCard(
    {},
    { prepare: host => host.answer(saveCard, () => Promise.reject(new TypeError('Failed to fetch'))) },
  )
  await save()
  expect(outcomes).toMatchObject([{ done: false }])
  expect(fake.toasts).toEqual([
    { kind: 'error', text: expect.stringContaining(CLIENT_TEXTS.notSentLater.en) },
  ])
  await fake.comeBack()
  expect(fake.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('shows a failure only in the form if the form handles it', async () => {
  const { fake, parts, save } = await startCard(
    { inPlace: true },
    { prepare: host => host.refuse(saveCard, 1004, 'Not now') },
  )
  await save()
  expect(parts()[2]).toBe('Not now')
  expect(fake.toasts).toEqual([])
})

function SavingPage() {
  const save = useAction(saveWithToast)
  return (
    <button type="button" onClick={() => void save.run({ body: { name: 'x' } })}>
      save
    </button>
  )
}

test('[API-03] does not repeat a failure that the client has shown', async () => {
  const { button, fake } = await startPage(SavingPage, {
    definition: { setup: withQueries() },
    prepare: host => host.refuse(saveWithToast, 1004, 'Not now'),
  })
  await step(() => button().click())
  await waitForResponses()
  expect(fake.toasts).toEqual([{ kind: 'error', text: 'Not now' }])
})

test('[OFF-20] replaces the record kept on the device with the response of a save', async () => {
  const cachedCard = { ...readCard, kept: 'record' as const }
  const { fake, save } = await startCard({ answers: readOf(cachedCard, { query: { id: '7' } }) })
  await save()
  expect(fake.keptReads).toEqual([{ path: '/cards/get?id=7', data: 'saved card' }])
})

const waitingSave = defineCall<{ body: { name: string }; data: string }>({
  id: 'card.waiting',
  method: 'POST',
  path: '/cards/later',
  failures: 'in-place',
  waits: true,
})
const DRAFT = { title: 'Card', start: {}, values: { name: 'x' } }

/** Opens a page whose save waits without a response. */
async function startWaiting(prepare: (host: FakeHost) => void = () => undefined) {
  const outcomes: unknown[] = []
  const onLater = (...news: unknown[]) => void outcomes.push(news)
  function Page() {
    const card = useAppQuery(readCard, { query: { id: '7' } })
    const save = useAction(waitingSave, {
      answers: readOf(readCard, { query: { id: '7' } }),
      waits: { key: 'card 7', draft: DRAFT, onLater },
    })
    return (
      <>
        <b>{card.data}</b>
        <i>{save.waiting === null ? 'nothing' : 'waits'}</i>
        <button type="button" onClick={() => void save.run({ body: { name: 'x' } })}>
          save
        </button>
      </>
    )
  }
  const started = await startPage(Page, {
    definition: { setup: withQueries() },
    prepare(host) {
      host.answer(readCard, 'as it was')
      prepare(host)
    },
  })
  await waitForResponses()
  return { ...started, outcomes, status: () => started.tab.el.querySelector('i')?.textContent }
}

test('[OFF-10] keeps a save without a response waiting, reports it, and reports its outcome once, also from a background tab', async () => {
  const { button, fake, outcomes, status, tab } = await startWaiting(host =>
    host.answer(waitingSave, 'saved'),
  )
  fake.isAway = true
  await step(() => button().click())
  await waitForResponses()
  expect(status()).toBe('waits')
  expect(fake.toasts.map(({ kind }) => kind)).toEqual(['info'])
  await step(() => tab.hide())
  await step(() => fake.comeBack())
  await step(() => tab.show())
  await waitForResponses()
  expect(status()).toBe('nothing')
  expect(outcomes).toEqual([[{ done: true, data: 'saved' }, DRAFT.values]])
})

test('[OFF-10] reports no outcome from before the page was opened, and reloads the data however recent it is', async () => {
  const { app, button, fake, outcomes, tab } = await startWaiting(host => host.answer(waitingSave, 'saved'))
  expect(tab.el.querySelector('b')?.textContent).toBe('as it was')
  fake.isAway = true
  await step(() => button().click())
  await waitForResponses()
  await step(() => tab.unmount())
  await fake.comeBack()
  fake.answer(readCard, 'as it was saved')
  const later = fake.openTab('/testApp/page', { id: 'later' })
  await step(() => later.mount(app))
  await waitForResponses()
  expect(outcomes).toEqual([])
  expect(later.el.querySelector('i')?.textContent).toBe('nothing')
  expect(later.el.querySelector('b')?.textContent).toBe('as it was saved')
  await step(() => later.unmount())
})

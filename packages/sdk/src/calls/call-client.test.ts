import { defineCall } from '@apron/contract/calls/define-call'
import { IDENTITY_FREE_PATH } from '@apron/contract/calls/identity-free'
import { createCannotWaitError } from '@apron/contract/errors/cannot-wait'
import { assumeServerAhead, serverNow } from '@apron/contract/wire/formats/server-time'
import { expect, test, vi } from 'vitest'
import { createFakeHost } from '../testing/fake-host.ts'
import { createCallClient } from './call-client.ts'
import { CallError } from './call-error.ts'
import { readAtOf } from './read-at.ts'

const read = defineCall<{ query: { id: string }; data: { name: string } }>({
  id: 'r',
  method: 'GET',
  path: '/r',
})
const quiet = defineCall<{ data: null }>({ id: 'q', method: 'GET', path: '/q', failures: 'suppress' })
const write = defineCall<{ body: { name: string }; data: number }>({ id: 'w', method: 'POST', path: '/w' })
const list = defineCall<{ body: { page: number }; data: number }>({
  id: 'list',
  method: 'POST',
  path: '/x/queryPage',
})
const put = defineCall<{ params: { id: string }; body: { name: string }; data: string }>({
  id: 'put',
  method: 'PUT',
  path: '/cards/{id}/list',
})
const patch = defineCall<{ params: { id: string }; body: { name: string }; data: string }>({
  id: 'patch',
  method: 'PATCH',
  path: '/cards/{id}',
})
const remove = defineCall<{ params: { id: string }; query: { version: number }; data: string }>({
  id: 'remove',
  method: 'DELETE',
  path: '/cards/{id}',
})
const login = defineCall<{ data: null }>({ id: 'l', method: 'POST', path: '/l', timeoutAlert: false })

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('The call should have failed'),
    (error: unknown) => (error instanceof CallError ? error : expect.fail(String(error))),
  )

test('returns the typed data of the envelope', async () => {
  const fake = createFakeHost()
  fake.answer(read, request => ({ name: `order ${request.query.get('id')}` }))
  const { name } = await createCallClient(fake.host)(read, { query: { id: '7' } })
  expect(name).toBe('order 7')
})

test('[HOME-04] takes the server’s time from responses, for devices with a wrong clock', async () => {
  const { host } = createFakeHost()
  const tomorrow = new Date(Date.now() + 86_400_000)
  const envelope = { code: 200, msg: '', data: null, success: true }
  const request = () =>
    Promise.resolve(Response.json(envelope, { headers: { Date: tomorrow.toUTCString() } }))
  await createCallClient({ ...host, request })(quiet)
  expect(Math.abs(serverNow().getTime() - tomorrow.getTime())).toBeLessThan(60_000)
  assumeServerAhead(0)
})

test('sends a body as JSON', async () => {
  const fake = createFakeHost()
  fake.answer(write, 5)
  expect(await createCallClient(fake.host)(write, { body: { name: 'x' } })).toBe(5)
  expect(fake.requests[0]).toMatchObject({ method: 'POST', path: '/w', body: { name: 'x' } })
})

test('sends PUT, PATCH and DELETE with escaped path values', async () => {
  const fake = createFakeHost()
  fake.answer(put, ({ params }) => params['id'] ?? '')
  fake.answer(patch, ({ params }) => params['id'] ?? '')
  fake.answer(remove, ({ params }) => params['id'] ?? '')
  const call = createCallClient(fake.host)
  const params = { id: 'a/../b?c' }
  expect([
    await call(put, { params, body: { name: 'x' } }),
    await call(patch, { params, body: { name: 'y' } }),
    await call(remove, { params, query: { version: 2 } }),
  ]).toEqual([params.id, params.id, params.id])
  expect(fake.requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method: 'PUT', path: '/cards/a%2F..%2Fb%3Fc/list', body: { name: 'x' } },
    { method: 'PATCH', path: '/cards/a%2F..%2Fb%3Fc', body: { name: 'y' } },
    { method: 'DELETE', path: '/cards/a%2F..%2Fb%3Fc', body: undefined },
  ])
  expect(fake.requests[2]?.query.get('version')).toBe('2')
})

test('[API-02] never aborts an earlier PUT, regardless of its path', async () => {
  const fake = createFakeHost()
  const answers: (() => void)[] = []
  fake.answer(put, ({ body }) => new Promise(resolve => answers.push(() => resolve(JSON.stringify(body)))))
  const call = createCallClient(fake.host)
  const params = { id: '1' }
  const first = call(put, { params, body: { name: 'a' } })
  await nextTask()
  const second = call(put, { params, body: { name: 'b' } })
  answers.forEach(answer => answer())
  expect(await Promise.all([first, second])).toEqual(['{"name":"a"}', '{"name":"b"}'])
})

test('does not compile without the call’s input', () => {
  const call = createCallClient(createFakeHost().host)
  // @ts-expect-error -- the query is missing
  const withoutQuery = () => call(read)
  // @ts-expect-error -- the values of its path are missing
  const withoutParams = () => call(remove, { query: { version: 1 } })
  // @ts-expect-error -- the body has another shape
  const wrongBody = () => call(write, { body: { title: 'x' } })
  const withoutInput = () => call(quiet)
  expect([withoutQuery, withoutParams, wrongBody, withoutInput]).toHaveLength(4)
})

test('[API-03] rejects with 请求数据失败 and the server’s text, and shows the text', async () => {
  const fake = createFakeHost()
  fake.refuse(write, 409, 'The record was changed by someone else, please refresh.')
  const error = await failureOf(createCallClient(fake.host)(write, { body: { name: 'x' } }))
  expect(error).toMatchObject({ kind: 'answer', code: 409, status: 200, shown: true })
  expect(error.message).toBe('The request failed')
  expect(error.said).toBe('The record was changed by someone else, please refresh.')
  expect(fake.toasts).toEqual([{ kind: 'error', text: error.said }])
})

test('does not show a suppressed failure', async () => {
  const fake = createFakeHost()
  fake.refuse(quiet, 1004, 'Too many results.')
  const error = await failureOf(createCallClient(fake.host)(quiet))
  expect(error).toMatchObject({ said: 'Too many results.', shown: false })
  expect(fake.toasts).toEqual([])
})

test('[API-03] neither shows nor alerts on a code for the caller', async () => {
  const fake = createFakeHost()
  fake.refuse(write, 63, 'look yourself')
  expect(await failureOf(createCallClient(fake.host)(write, { body: { name: '' } }))).toMatchObject({
    kind: 'pass-through',
    code: 63,
    shown: false,
  })
  expect(fake.toasts).toEqual([])
})

test('opens the shell’s alert on a session-over code, and leaves HTTP 401 to the shell', async () => {
  const fake = createFakeHost()
  const call = createCallClient(fake.host)
  fake.refuse(quiet, 50008, 'over')
  expect(await failureOf(call(quiet))).toMatchObject({ kind: 'session-over', shown: true })
  expect(fake.sessionEnds).toHaveLength(1)
  fake.refuse(quiet, 401, 'over', 401)
  expect(await failureOf(call(quiet))).toMatchObject({ kind: 'session-over', status: 401 })
  expect(fake.sessionEnds).toHaveLength(1)
  expect(fake.toasts).toEqual([])
})

test('[API-03] shows the text of a code that ends the session in the alert, even if the page handles errors itself', async () => {
  const fake = createFakeHost()
  const call = createCallClient(fake.host)
  const inPlace = { ...write, failures: 'in-place' } as const
  fake.refuse(write, 50012, '其他客户端登录')
  await failureOf(call(write, { body: { name: '' } }))
  await failureOf(call(inPlace, { body: { name: '' } }))
  expect(fake.sessionEnds).toEqual(['其他客户端登录', '其他客户端登录'])
  expect(fake.toasts).toEqual([])
})

test('never opens the alert for a call without it', async () => {
  const fake = createFakeHost()
  fake.refuse(login, 50008, 'over')
  expect(await failureOf(createCallClient(fake.host)(login))).toMatchObject({ said: 'over' })
  expect(fake.sessionEnds).toEqual([])
})

test('[API-04] shows an HTTP error as a failed request', async () => {
  const fake = createFakeHost({ session: { lang: 'zh' } })
  fake.refuse(write, 503, '服务暂时不可用', 503)
  await failureOf(createCallClient(fake.host)(write, { body: { name: '' } }))
  expect(fake.toasts).toEqual([{ kind: 'error', text: '请求失败：服务暂时不可用' }])
})

test('reports an unreachable server as a transport failure', async () => {
  const fake = createFakeHost()
  fake.answer(quiet, () => {
    throw new TypeError('Failed to fetch')
  })
  const error = await failureOf(createCallClient(fake.host)(quiet))
  expect(error).toMatchObject({ kind: 'transport', status: 0, code: 0 })
  expect(error.cause).toBeInstanceOf(TypeError)
})

test.each([
  ['the server is unreachable', new TypeError('Failed to fetch'), '请求失败：无法连接门户，请检查网络'],
  ['the server does not respond in time', new DOMException('Late', 'TimeoutError'), '请求失败：接口异常'],
])('[API-04] tells the user when %s', async (_name, error, text) => {
  const fake = createFakeHost({ session: { lang: 'zh' } })
  fake.answer(write, () => {
    throw error
  })
  await failureOf(createCallClient(fake.host)(write, { body: { name: '' } }))
  expect(fake.toasts).toEqual([{ kind: 'error', text }])
})

/** Creates a host whose responses the test releases, in the order of the calls. */
function startServer() {
  const fake = createFakeHost()
  const pending: (() => void)[] = []
  function respondLater<Data>(data: Data): Promise<Data> {
    return new Promise(resolve => pending.push(() => resolve(data)))
  }
  fake.answer(read, () => respondLater({ name: `answer ${pending.length + 1}` }))
  fake.answer(list, () => respondLater(pending.length + 1))
  fake.answer(write, () => respondLater(pending.length + 1))
  return { fake, releaseAll: () => pending.forEach(answer => answer()) }
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))
const outcomes = (calls: Promise<unknown>[]) =>
  Promise.allSettled(calls).then(results =>
    results.map(result => (result.status === 'fulfilled' ? result.value : result.reason.name)),
  )

test('[API-02] aborts an earlier read of the same address by the same tab, including POST reads, but no writes', async () => {
  const { fake, releaseAll } = startServer()
  const call = createCallClient(fake.host)
  const first = [
    call(read, { query: { id: '1' } }),
    call(list, { body: { page: 1 } }),
    call(write, { body: { name: 'a' } }),
  ]
  const results = outcomes([...first])
  await nextTask()
  const repeated = outcomes([
    call(read, { query: { id: '1' } }),
    call(list, { body: { page: 2 } }),
    call(write, { body: { name: 'a' } }),
  ])
  releaseAll()
  expect(await results).toEqual(['AbortError', 'AbortError', 3])
  expect(await repeated).toEqual([{ name: 'answer 4' }, 5, 6])
})

test('[API-02] does not abort reads of other parts and tabs, and shares the response of equal reads', async () => {
  const { fake, releaseAll } = startServer()
  const one = createCallClient(fake.host)
  const other = createCallClient(fake.host)
  const results = outcomes([
    one(list, { body: { page: 1 } }, { asker: 'list' }),
    one(list, { body: { page: 2 } }, { asker: 'box' }),
    other(list, { body: { page: 3 } }),
    one(read, { query: { id: '1' } }),
    other(read, { query: { id: '1' } }),
  ])
  await nextTask()
  releaseAll()
  expect(await results).toEqual([1, 2, 3, { name: 'answer 4' }, { name: 'answer 4' }])
  expect(fake.requests).toHaveLength(4)
})

test('[API-02] keeps responses of tabs at different sites apart', async () => {
  const { fake, releaseAll } = startServer()
  const clientAt = (id: string) => createCallClient(fake.host, { airport: { id, code: id, name: id } })
  const results = outcomes([
    clientAt('CAN')(read, { query: { id: '1' } }),
    clientAt('SZX')(read, { query: { id: '1' } }),
  ])
  await nextTask()
  releaseAll()
  expect(await results).toEqual([{ name: 'answer 1' }, { name: 'answer 2' }])
})

test('[API-03] shows the failure of a shared request once', async () => {
  const fake = createFakeHost()
  fake.refuse(list, 409, '数据已被他人修改')
  const clients = [createCallClient(fake.host), createCallClient(fake.host)]
  await Promise.all(clients.map(call => failureOf(call(list, { body: { page: 1 } }))))
  expect(fake.toasts).toEqual([{ kind: 'error', text: '数据已被他人修改' }])
})

test('silently aborts pending calls when the tab ends', async () => {
  const fake = createFakeHost()
  const lifetime = new AbortController()
  fake.answer(quiet, () => {
    lifetime.abort()
    return null
  })
  await expect(createCallClient(fake.host, { signal: lifetime.signal })(quiet)).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(fake.toasts).toEqual([])
})

test('[OFF-21] passes on whether a call’s response may be kept, and keeps none by default', async () => {
  const fake = createFakeHost()
  const record = { ...read, kept: 'record' } as const
  fake.answer(read, { name: 'x' })
  const call = createCallClient(fake.host)
  await call(read, { query: { id: '7' } })
  await call(record, { query: { id: '8' } })
  expect(fake.requests.map(({ kept }) => kept)).toEqual([undefined, 'record'])
})

test('[OFF-22] reports the time of a response kept on the device, and none for the server’s', async () => {
  const fake = createFakeHost()
  const call = createCallClient(fake.host)
  fake.answerAsRead(read, { name: 'kept' }, 1_000)
  expect(readAtOf(await call(read, { query: { id: '7' } }))).toBe(1_000)
  fake.answer(read, { name: 'fresh' })
  expect(readAtOf(await call(read, { query: { id: '7' } }))).toBeNull()
  expect(readAtOf(undefined)).toBeNull()
})

const anonymous = defineCall<{ body: { name: string }; data: number }>({
  id: 'nameless',
  method: 'POST',
  path: `${IDENTITY_FREE_PATH}w`,
  access: 'public',
})

/** Records requests that reach the browser directly, bypassing the host. */
function recordDirectRequests(answer: unknown, status = 200) {
  const requests: { readonly url: string; readonly init: RequestInit }[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url, init })
    return Promise.resolve(new Response(JSON.stringify(answer), { status }))
  })
  return requests
}

test('[SQ-06] sends anonymous calls without the host, without session, cookie, site and referrer', async () => {
  const fake = createFakeHost()
  const requests = recordDirectRequests({ code: 200, msg: '', data: 7, success: true })
  try {
    const client = createCallClient(fake.host, { airport: { id: '1', code: 'CAN', name: 'x' } })
    expect(await client(anonymous, { body: { name: 'x' } })).toBe(7)
  } finally {
    vi.unstubAllGlobals()
  }
  expect(fake.requests).toEqual([])
  expect(requests).toHaveLength(1)
  const { url = '', init } = requests[0] ?? {}
  expect(url).toBe(`/portal-csn${IDENTITY_FREE_PATH}w`)
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"name":"x"}',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    redirect: 'error',
  })
  const names = [...new Headers(init?.headers).keys()]
  expect(names).toEqual(['content-type', 'language', 'projectcode'])
})

test('[SQ-06] reports failures of anonymous calls like any other', async () => {
  const fake = createFakeHost()
  recordDirectRequests({ code: 404, msg: '没有', data: null, success: false }, 404)
  try {
    const error = await failureOf(createCallClient(fake.host)(anonymous, { body: { name: 'x' } }))
    expect(error).toMatchObject({ kind: 'transport', status: 404, message: '没有' })
  } finally {
    vi.unstubAllGlobals()
  }
})

test.each([
  ['en', false, 'No network. This save cannot wait on this device, and nothing was sent.'],
  [
    'en',
    true,
    'The portal did not answer, and this save cannot wait on this device. It may not have been saved.',
  ],
  ['zh', false, '没有发送任何内容'],
  ['zh', true, '可能未保存成功'],
] as const)('[OFF-16] says in %s that a save cannot wait, sent: %s', async (lang, isSent, text) => {
  const fake = createFakeHost({ session: { lang } })
  vi.spyOn(fake.host.saves, 'send').mockRejectedValue(createCannotWaitError(isSent))
  const location = { path: '/testApp/w', fullPath: '/testApp/w' }
  const place = { key: 'w 1', copy: '', tab: { id: 'tab', airport: null, location } }
  const save = { place, draft: { title: '', start: {}, values: {} } }
  const waitingCall = { ...write, waits: true } as const
  const error = await failureOf(createCallClient(fake.host)(waitingCall, { body: { name: 'x' } }, { save }))
  expect(error).toMatchObject({ kind: 'cannot-wait', shown: false, isUnreached: false })
  expect(error.text).toContain(text)
})

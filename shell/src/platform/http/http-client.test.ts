import { BACKGROUND_HEADER, BASE_PATH, PROJECT_CODE } from '@apron/contract/calls/base-path'
import { defineCall } from '@apron/contract/calls/define-call'
import { CallFailure } from '@apron/contract/errors/call-failure'
import { getRoleNames } from '@apron/contract/sign-in/auth.calls'
import { fileUrl } from '@apron/contract/wire/formats/file-url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHttpClient, type HttpDeps } from './http-client.ts'

const listSites = defineCall<{ data: string[] }>({ id: 'site.list', method: 'GET', path: '/api/sites' })
const queryNews = defineCall<{ body: { type: string }; data: string[] }>({
  id: 'news.query',
  method: 'POST',
  path: '/api/news/query',
})

/** Creates a client that records its reports to the shell, on a network controlled by the test. */
function start(respond: (request: Request) => Promise<Response> | Response) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const request = new Request(`http://portal.invalid${path}`, init)
    requests.push(request)
    return respond(request)
  })
  const errors: string[] = []
  const deps = {
    identity: () => ({ language: 'en', token: 'token-1', employee: 'employee-1' }),
    onSessionOver: vi.fn(),
    showError: text => void errors.push(text),
    logFailure: vi.fn(),
    onWrite: vi.fn(),
    confirmPassword: async () => false,
    onReachable: vi.fn(),
    texts: () => ({
      rejected: '请求数据失败',
      failed: '请求失败：',
      noResponse: '接口异常',
      unreached: '无法连接门户',
    }),
    uploadReferenced: async (): Promise<boolean> => true,
  } satisfies HttpDeps
  return { client: createHttpClient(deps), deps, errors, requests }
}

const envelope = (code: number, msg = '', status = 200) =>
  Response.json({ code, msg, data: ['CAN'], success: code === 200 }, { status })

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => (error instanceof CallFailure ? error : expect.fail(String(error))),
  )

/** Simulates a server that never responds. Rejects when the request is aborted. */
const silence = ({ signal }: Request) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[API-01] sends caller, project and language with each call, below the base path', async () => {
  const { client, requests } = start(() => envelope(200))
  await client.call(getRoleNames, { query: { code: '100104' } })
  const [request] = requests
  expect(new URL(request?.url ?? '').pathname.startsWith(`${BASE_PATH}/api/`)).toBe(true)
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    projectcode: PROJECT_CODE,
    authorization: 'token-1',
    employee: 'employee-1',
    language: 'en',
  })
})

it('[API-02] silently aborts an earlier request for the same list', async () => {
  const { client, errors, requests } = start(async request =>
    requests.length === 1 ? silence(request) : envelope(200),
  )
  const first = failureOf(client.call(queryNews, { body: { type: 'a' }, asker: 'news' }))
  await vi.advanceTimersByTimeAsync(1)
  const second = client.call(queryNews, { body: { type: 'b' }, asker: 'news' })
  expect(await second).toEqual(['CAN'])
  expect((await first).kind).toBe('cancelled')
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  expect(errors).toEqual([])
})

it.each([200, 201, 20_000])('[API-03] treats the code %i as a success', async code => {
  const { client, errors } = start(() => envelope(code))
  expect(await client.call(listSites)).toEqual(['CAN'])
  expect(errors).toEqual([])
})

it.each([3, 61, 63, 68])('[API-03] passes the code %i on without a message', async code => {
  const { client, errors } = start(() => envelope(code, '不应显示'))
  expect((await client.exchange(listSites)).code).toBe(code)
  expect(await failureOf(client.call(listSites))).toMatchObject({ kind: 'pass-through', code })
  expect(errors).toEqual([])
})

it.each([
  ['shows the text of the server for any other code', 200, 1999, '航站数据正在维护', '航站数据正在维护'],
  ['shows a default message for a code without a text', 200, 1999, '', '请求数据失败'],
  [
    '[API-04] reports an HTTP error as a failed request',
    404,
    404,
    '请求的内容不存在',
    '请求失败：请求的内容不存在',
  ],
])('[API-03] %s, and the next call works', async (_what, status, code, msg, shown) => {
  const answers = [envelope(code, msg, status), envelope(200)]
  const { client, errors } = start(() => answers.shift() ?? envelope(500))
  await failureOf(client.call(listSites))
  expect(errors).toEqual([shown])
  expect(await client.call(listSites)).toEqual(['CAN'])
  expect(errors).toHaveLength(1)
})

it('[API-04] reports a missing connection once, and the next call works', async () => {
  const { client, deps, errors, requests } = start(() =>
    requests.length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : envelope(200),
  )
  await failureOf(client.call(listSites))
  expect(errors).toEqual(['请求失败：无法连接门户'])
  expect(deps.onReachable).toHaveBeenCalledWith(false)
  expect(await client.call(listSites)).toEqual(['CAN'])
  expect(errors).toHaveLength(1)
})

it('[API-01, API-04] aborts a call without a response after 60 s', async () => {
  const { client, errors, requests } = start(silence)
  const failed = failureOf(client.call(listSites))
  await vi.advanceTimersByTimeAsync(59_900)
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false])
  expect(errors).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect((await failed).kind).toBe('timeout')
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true])
  expect(errors).toEqual(['请求失败：接口异常'])
})

it.each([50_008, 50_012, 50_014, 401])(
  '[API-03] ends the session on the code %i, and shows its text in the alert',
  async code => {
    const { client, deps, errors } = start(() => envelope(code, '其他客户端登录'))
    await failureOf(client.call(listSites))
    expect(deps.onSessionOver).toHaveBeenCalledExactlyOnceWith('其他客户端登录')
    expect(errors).toEqual([])
  },
)

it('[API-07] only logs failures that do not concern the user', async () => {
  const { client, deps, errors } = start(() => Promise.reject(new TypeError('Failed to fetch')))
  await failureOf(client.call(listSites, { quiet: true }))
  expect(errors).toEqual([])
  expect(deps.logFailure).toHaveBeenCalledExactlyOnceWith(
    listSites,
    expect.objectContaining({ kind: 'transport' }),
  )
})

it('[API-06] does not log background requests as operations of the user', async () => {
  const { client, deps } = start(() => envelope(200))
  const identity = { language: 'en', token: 'token-1', employee: null }
  const save = (path: string, headers: Record<string, string>) =>
    client.request(path, { method: 'POST', headers, body: '{}' }, identity)
  await save('/cards/save-later', { [BACKGROUND_HEADER]: '1' })
  await save('/cards/save', {})
  await vi.waitFor(() => expect(deps.onWrite).toHaveBeenCalled())
  expect(deps.onWrite).toHaveBeenCalledExactlyOnceWith({ call: 'POST /cards/save', done: true })
})

it('[PHOTO-07] sends a request of an application at once, but uploads the files that it refers to first', async () => {
  const { client, deps, requests } = start(() => envelope(200))
  const upload = vi.spyOn(deps, 'uploadReferenced').mockResolvedValue(false)
  const identity = { language: 'en', token: 'token-1', employee: 'employee-1' } as const
  const send = (json: unknown) =>
    client.request('/api/cards/query', { method: 'POST', body: JSON.stringify(json) }, identity)
  const sent = send({ size: 10 })
  expect(requests).toHaveLength(1)
  await sent
  expect(upload).not.toHaveBeenCalled()
  await expect(send({ photo: fileUrl('1') })).rejects.toThrow('could not be uploaded')
  expect(requests).toHaveLength(1)
})

import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appFetch } from './app-fetch.ts'

const ANSWERS: Readonly<Record<string, RequestListener>> = {
  '/orders': (_request, response) =>
    response.setHeader('content-type', 'application/json').end('{"count":2}'),
  '/missing': (_request, response) => response.writeHead(404).end('no'),
  '/nothing': (_request, response) => response.writeHead(204).end(),
  '/moved': (_request, response) => response.writeHead(302, { location: '/orders' }).end(),
  '/large': (_request, response) => response.end(Buffer.alloc(10_000_001)),
}
const asked: string[] = []
let server: Server
let host = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    ANSWERS[request.url ?? '']?.(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address !== null && typeof address === 'object') host = `127.0.0.1:${address.port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

const call = (path: string) => appFetch([host])(`http://${host}${path}`)

test('returns status, headers and body of a configured host', async () => {
  const response = await call('/orders')
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ count: 2 })
  expect((await call('/missing')).status).toBe(404)
  expect((await call('/nothing')).status).toBe(204)
})

test('rejects a host that is not configured', async () => {
  asked.length = 0
  await expect(appFetch(['erp.example.com'])(`http://${host}/orders`)).rejects.toThrow('OUTGOING_HOSTS')
  await expect(appFetch([])(`http://${host}/orders`)).rejects.toThrow('OUTGOING_HOSTS')
  expect(asked).toEqual([])
})

test('follows no redirect', async () => {
  asked.length = 0
  await expect(call('/moved')).rejects.toThrow('fetch failed')
  expect(asked).toEqual(['/moved'])
})

test('rejects a body that is too large', async () => {
  await expect(call('/large')).rejects.toThrow('larger than 10000000 bytes')
})

test("ends with the caller's signal", async () => {
  const init = { signal: AbortSignal.abort(new Error('the caller gave up')) }
  await expect(appFetch([host])(`http://${host}/orders`, init)).rejects.toThrow('the caller gave up')
})

import { once } from 'node:events'
import { rm, truncate, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { BASE_PATH } from '@apron/contract/calls/base-path'
import { listNotices } from '@apron/contract/operations/system.calls'
import { getRsaPublicKey, login } from '@apron/contract/sign-in/auth.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HTTP_LIMITS } from '../../../src/platform/http/http-limits.ts'
import { makeDist } from '../../support/built-files.ts'
import { serverOn, startTestServer, TEST_LIMITS, type TestServer } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

/** Larger than the buffers of the system for a connection that is not read. */
const LARGE_FILE_BYTES = 64 * 1024 * 1024

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

/** Sends an incomplete request and returns the response until the server hangs up. */
async function unfinished(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  let answer = ''
  for await (const part of socket) answer += String(part)
  return answer
}

describeOnStores('limits on one connection', store => {
  const server = serverOn(store, {
    limits: {
      ...TEST_LIMITS,
      headersTimeoutMs: 400,
      requestTimeoutMs: 800,
      connectionsCheckingIntervalMs: 100,
    },
  })

  it('answers 408 if the headers stay incomplete', async () => {
    expect(await unfinished(server.origin, 'GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408/)
  })

  it('answers 408 if the body stays incomplete', async () => {
    const head = `POST ${BASE_PATH}${login.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`
    expect(await unfinished(server.origin, head)).toMatch(/^HTTP\/1\.1 408/)
  })

  it('answers 431 to headers above 16 KB', async () => {
    const head = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`
    expect(await unfinished(server.origin, head)).toMatch(/^HTTP\/1\.1 431/)
  })
})

describeOnStores('limits per address', store => {
  const server = serverOn(store, { limits: { ...TEST_LIMITS, publicCallsPerMinute: 5 } })

  it('answers 429 with a waiting time to calls beyond the limit', async () => {
    const portal = server.client()
    for (let time = 0; time < 5; time++) expect((await portal.call(getRsaPublicKey)).status).toBe(200)
    const { status, envelope, headers } = await portal.call(getRsaPublicKey)
    expect({ status, code: envelope.code, success: envelope.success }).toEqual({
      status: 429,
      code: 429,
      success: false,
    })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    const elsewhere = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' }
    expect((await portal.call(getRsaPublicKey, { headers: elsewhere })).status).toBe(429)
  })
})

describeOnStores('limits per address for requests other than calls', store => {
  const server = serverOn(store, { limits: { ...TEST_LIMITS, filesPerMinute: 3 } })

  it('share one count for registry, document, files and unknown addresses; probes are always answered', async () => {
    const status = async (path: string) => (await fetch(server.origin + path)).status
    expect(await status('/apps/registry.json')).toBe(200)
    expect(await status('/portal-csn/openapi.json')).toBe(200)
    expect(await status('/nothing')).toBe(404)
    for (const path of ['/apps/registry.json', '/portal-csn/openapi.json', '/assets/a.js', '/nothing']) {
      expect(await status(path), path).toBe(429)
    }
    expect(await status('/health/live')).toBe(200)
    expect(await status('/health/ready')).toBe(200)
    expect((await server.client().call(getRsaPublicKey)).status).toBe(200)
  })
})

describeOnStores('limits per address behind a proxy', store => {
  const server = serverOn(store, {
    settings: { trustProxy: 1 },
    limits: { ...TEST_LIMITS, filesPerMinute: 3, publicCallsPerMinute: 3 },
  })

  it.each([
    ['another request', '/nothing', 404],
    ['a call', `${BASE_PATH}${getRsaPublicKey.path}`, 200],
  ])('count an IPv6 network as one address, for %s', async (_what, path, served) => {
    const statusFrom = async (address: string) =>
      (await fetch(server.origin + path, { headers: { 'x-forwarded-for': address } })).status
    for (const host of [1, 2, 3]) expect(await statusFrom(`2001:db8::${host}`)).toBe(served)
    expect(await statusFrom('2001:db8::4')).toBe(429)
    expect(await statusFrom('2001:db8:0:1::4')).toBe(served)
  })
})

describeOnStores('one connection', store => {
  let dist: string
  let server: TestServer

  beforeAll(async () => {
    dist = await makeDist()
    const large = join(dist, 'shell/assets/large.bin')
    await writeFile(large, '')
    await truncate(large, LARGE_FILE_BYTES)
    server = await startTestServer(store.database, { distDir: dist })
  })
  afterAll(async () => {
    await server.close()
    await rm(dist, { recursive: true, force: true })
  })

  /** Opens a connection that sends bytes and never reads. */
  async function deaf(
    bytes: string,
  ): Promise<{ readonly socket: Socket; readonly closed: Promise<unknown> }> {
    const { hostname, port } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.pause()
    socket.write(bytes)
    return { socket, closed: new Promise(resolve => socket.once('close', resolve)) }
  }
  const cuts = async (reason: string): Promise<number> => {
    const text = await (await fetch(`${server.origin}/metrics`)).text()
    const line = text
      .split('\n')
      .find(each => each.startsWith(`http_connections_cut_total{reason="${reason}"}`))
    return Number(line?.split(' ').at(-1) ?? 0)
  }

  it('is closed when the limit of pending requests is exceeded, and served up to it', async () => {
    const within = await deaf(ask('/health/ready').repeat(HTTP_LIMITS.requestsInFlight))
    let answers = ''
    within.socket.on('data', part => (answers += String(part))).resume()
    await expect.poll(() => answers.match(/HTTP\/1\.1 200/g)?.length).toBe(HTTP_LIMITS.requestsInFlight)
    within.socket.destroy()
    const before = await cuts('requests')
    const beyond = await deaf(ask('/health/ready').repeat(HTTP_LIMITS.requestsInFlight + 1))
    beyond.socket.resume()
    await beyond.closed
    expect(await cuts('requests')).toBe(before + 1)
  })

  it('is closed if a response is not read for half a minute, and stays open while idle', async () => {
    const idle = await deaf('')
    const stalled = await deaf(ask('/assets/large.bin'))
    const before = await cuts('unread')
    await expect
      .poll(
        async () => {
          server.clock.forward({ seconds: HTTP_LIMITS.unreadTimeoutMs / 1_000 })
          return await cuts('unread')
        },
        { timeout: 10_000, interval: 500 },
      )
      .toBe(before + 1)
    stalled.socket.resume()
    await stalled.closed
    expect(idle.socket.readyState).toBe('open')
    idle.socket.destroy()
  })
})

describeOnStores('an overloaded server', store => {
  const server = serverOn(store, { limits: { ...HTTP_LIMITS, maxEventLoopDelayMs: 50 } })

  /** Keeps the process busy until the load meter reports it. */
  async function underLoad() {
    for (let round = 0; round < 40 && !server.app.isUnderPressure(); round++) {
      const until = performance.now() + 400
      while (performance.now() < until);
      await new Promise(resolve => setImmediate(resolve))
    }
  }

  it('answers 503 with a waiting time, but stays alive', async () => {
    await underLoad()
    const [call, live] = await Promise.all([
      server.client().call(listNotices),
      fetch(`${server.origin}/health/live`),
    ])
    expect({ status: call.status, code: call.envelope.code }).toEqual({ status: 503, code: 503 })
    expect(call.headers.get('retry-after')).toBe('10')
    expect(live.status).toBe(200)
  })
})

describe('the limits of the product', () => {
  it('are set', () => {
    expect(HTTP_LIMITS).toMatchObject({
      headersTimeoutMs: 10_000,
      requestTimeoutMs: 30_000,
      connectionsCheckingIntervalMs: 5_000,
      maxRequestsPerSocket: 1_000,
      requestsInFlight: 5,
      unreadTimeoutMs: 30_000,
      filesPerMinute: 30_000,
      captchaNumbers: 200_000,
      bodyLimitBytes: 1_048_576,
    })
  })
})

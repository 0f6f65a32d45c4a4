import { connect } from 'node:net'
import { getRsaPublicKey, login } from '@apron/contract/calls/auth.calls'
import { BASE_PATH } from '@apron/contract/calls/base-path'
import { listNotices } from '@apron/contract/calls/system.calls'
import { describe, expect, it } from 'vitest'
import { HTTP_LIMITS } from '../../src/platform/http/http-limits.ts'
import { describeOnStores } from '../support/stores.ts'
import { serverOn, TEST_LIMITS } from '../support/test-server.ts'

/** Sends some bytes, then nothing more, and waits for what the server says before it hangs up. */
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

  it('headers that do not arrive are 408', async () => {
    expect(await unfinished(server.origin, 'GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408/)
  })

  it('a body that does not arrive is 408', async () => {
    const head = `POST ${BASE_PATH}${login.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`
    expect(await unfinished(server.origin, head)).toMatch(/^HTTP\/1\.1 408/)
  })

  it('headers above 16 KB are 431', async () => {
    const head = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`
    expect(await unfinished(server.origin, head)).toMatch(/^HTTP\/1\.1 431/)
  })
})

describeOnStores('limits per address', store => {
  const server = serverOn(store, { limits: { ...TEST_LIMITS, publicCallsPerMinute: 5 } })

  it('more calls than allowed are 429 with a time to wait', async () => {
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

describeOnStores('a server that cannot keep up', store => {
  const server = serverOn(store, { limits: { ...HTTP_LIMITS, maxEventLoopDelayMs: 50 } })

  /** Keeps the process busy until the load meter has seen it. */
  async function underLoad() {
    for (let round = 0; round < 40 && !server.app.isUnderPressure(); round++) {
      const until = performance.now() + 400
      while (performance.now() < until);
      await new Promise(resolve => setImmediate(resolve))
    }
  }

  it('answers 503 with a time to wait, but still says that it lives', async () => {
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
      bodyLimitBytes: 1_048_576,
    })
  })
})

import { defineCall } from '@apron/contract/calls/define-call'
import { IDENTITY_FREE_PATH } from '@apron/contract/calls/identity-free'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { serveCall } from '@apron/server-kit/calls/serve-call'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { exchangeOf } from '../../../src/platform/http/admission/call-session.ts'
import { serverOn, TEST_LIMITS } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const MARKERS = [
  'Marker-Agent/9',
  'marker-token',
  'marker-employee',
  'marker=cookie',
  '203.0.113.77',
  'marker-page',
]

const ask = (name: string, path: string) =>
  defineCall<{ body: { fails: boolean }; data: null }>({
    id: name,
    method: 'POST',
    path: `/${path}`,
    access: 'public',
  })
const nameless = ask('nameless', `${IDENTITY_FREE_PATH.slice(1)}test`)
const named = ask('named', 'api/test/named')
const SCHEMAS = { body: Type.Object({ fails: Type.Boolean() }), data: Type.Null() }

const seen: { address: string; cookie: string | undefined; context: CallContext }[] = []

function recordExchange(context: CallContext): null {
  const { address, cookie } = exchangeOf(context)
  seen.push({ address, cookie, context })
  return null
}

const plugin: ServerPlugin = {
  name: 'nameless',
  migrations: {},
  routes: () => [
    serveCall(nameless, SCHEMAS, async ({ body }, context) => {
      if (body.fails) throw new Error('of the code')
      return recordExchange(context)
    }),
    serveCall(named, SCHEMAS, async (_, context) => recordExchange(context)),
  ],
}

const from = (address: string) => ({
  'x-forwarded-for': address,
  'user-agent': 'Marker-Agent/9',
  authorization: 'marker-token',
  employee: 'marker-employee',
  cookie: 'marker=cookie',
  referer: 'http://localhost/marker-page',
})

describeOnStores('[SQ-05] an anonymous call', store => {
  const server = serverOn(store, {
    plugins: [plugin],
    settings: { trustProxy: 1 },
    limits: { ...TEST_LIMITS, publicCallsPerMinute: 3 },
  })
  const callAt = async (address: string, fails = false) => {
    const { status } = await server.client().call(nameless, { body: { fails }, headers: from(address) })
    return status
  }

  it('hides address and cookie from its handler and keeps the language of the request', async () => {
    const visitor = server.client()
    visitor.language = 'en'
    await visitor.call(nameless, { body: { fails: false }, headers: from('203.0.113.77') })
    expect(seen.at(-1)).toMatchObject({
      address: '',
      cookie: undefined,
      context: { person: null, language: 'en' },
    })
  })

  it('writes no log line; a failure is logged without the caller', async () => {
    const before = server.log.length
    expect(await callAt('203.0.113.77')).toBe(200)
    expect(server.log.slice(before)).toEqual([])
    expect(await callAt('203.0.113.77', true)).toBe(503)
    const lines = server.log.slice(before).join('\n')
    expect(lines).toContain('of the code')
    for (const marker of MARKERS) expect(lines).not.toContain(marker)
  })

  it('differs from an ordinary call, where the same search finds the caller', async () => {
    const before = server.log.length
    const headers = { 'x-forwarded-for': '203.0.113.77', cookie: 'marker=cookie' }
    await server.client().call(named, { body: { fails: false }, headers })
    expect(server.log.slice(before).join('\n')).toContain('/api/test/named')
    expect(seen.at(-1)).toMatchObject({ address: '203.0.113.77', cookie: 'marker=cookie' })
  })

  it('is still rate-limited by network, under a new key each day', async () => {
    const statuses = []
    for (const _ of [1, 2, 3, 4]) statuses.push(await callAt('198.51.100.4'))
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await callAt('198.51.100.5')).toBe(200)
    server.clock.forward({ days: 1 })
    expect(await callAt('198.51.100.4')).toBe(200)
  })
})

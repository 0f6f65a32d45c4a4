import { readFileSync } from 'node:fs'
import { ALL_CALLS } from '@apron/contract/calls/all-calls'
import { BASE_PATH } from '@apron/contract/calls/base-path'
import { LANGUAGES, type Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { listResources } from '@apron/contract/sign-in/auth.calls'
import { fillPath } from '@apron/contract/wire/call-path'
import * as fc from 'fast-check'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { PLUGINS } from '../../src/app/plugins.ts'
import { arbitraryOf, nearlyOf } from '../support/arbitrary-of-schema.ts'
import type { PortalClient } from '../support/clients/portal-client.ts'
import {
  type DocumentedCall,
  documentedCalls,
  inputOf,
  type SentInput,
  textsOf,
} from '../support/documented-calls.ts'
import { serverOn } from '../support/servers/test-server.ts'
import { describeOnStores } from '../support/stores/stores.ts'

/** People who together hold every permission, and people who hold few. */
const PEOPLE = [
  '100001',
  '100005',
  '100101',
  '100103',
  '100104',
  '100305',
  'X90101',
  // Job cards: inspector, author, engineer, planner, foreman, releaser.
  '100106',
  '100206',
  '100202',
  '100302',
  '100303',
  '100304',
  // Tools: crib manager, calibration.
  '100501',
  '100503',
] as const
const CALLS_PAGE = new URL('../../../docs/calls.txt', import.meta.url)
/** Generated inputs per call. */
const TRIES = 5

const AnyEnvelope = Type.Object(
  { code: Type.Integer(), msg: Type.String({ minLength: 1 }), data: Type.Unknown(), success: Type.Boolean() },
  { additionalProperties: false },
)

const NOTHING: SentInput = { params: {}, query: {}, body: {} }

describeOnStores('every call of the OpenAPI document', store => {
  const server = serverOn(store, { plugins: PLUGINS })
  let calls: DocumentedCall[] = []
  const people = new Map<string, { client: PortalClient; rights: ReadonlySet<string> }>()
  /** Invalid tokens by kind. */
  const foreign = new Map<string, string>()

  async function meet(userCode: string): Promise<void> {
    const client = await server.as(userCode)
    const { envelope } = await client.call(listResources)
    people.set(userCode, { client, rights: new Set(envelope.data.map(resource => resource.identify)) })
  }

  beforeAll(async () => {
    const response = await fetch(`${server.origin}${BASE_PATH}/openapi.json`)
    calls = documentedCalls(await response.json())
    for (const userCode of PEOPLE) await meet(userCode)
    const ended = await server.as('100105', { fresh: true })
    foreign.set('of a session that has ended', ended.token ?? '')
    await fetch(`${server.origin}${BASE_PATH}/api/base-auth/auth/cmnSysLogin/logout`, {
      method: 'POST',
      headers: { authorization: ended.token ?? '' },
    })
    const browser = await server.as('100106', { browser: true })
    foreign.set('of another browser, without its cookie', browser.token ?? '')
    foreign.set('of another portal', Buffer.alloc(32, 7).toString('base64url'))
    foreign.set('that is none', '\u00e9\u00fc x')
  })

  async function send(call: DocumentedCall, sent: SentInput, token: string | null, language: Language) {
    const url = new URL(server.origin + BASE_PATH + fillPath(call.path, textsOf(sent.params)))
    for (const [name, value] of Object.entries(textsOf(sent.query))) url.searchParams.set(name, value)
    const response = await fetch(url, {
      method: call.method,
      headers: {
        language,
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: token }),
      },
      ...(call.method === 'POST' ? { body: JSON.stringify(sent.body) } : {}),
    })
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const envelope = Value.Parse(AnyEnvelope, await response.json())
    return { status: response.status, envelope }
  }

  /** Returns a person who may make this call. */
  function personFor({ resource }: DocumentedCall): PortalClient {
    const able = PEOPLE.flatMap(code => people.get(code) ?? []).find(
      ({ rights }) => resource === null || rights.has(resource),
    )
    return able?.client ?? expect.fail(`none of the people holds ${String(resource)}`)
  }

  async function attack(call: DocumentedCall, sent: SentInput, language: Language): Promise<void> {
    const token = call.isPublic ? null : personFor(call).token
    const { status, envelope } = await send(call, sent, token, language)
    expect(status).toBeLessThan(500)
    expect(status).not.toBe(401)
    // An error text may quote the input, in any script.
    const ownWords = new Set(JSON.stringify(sent))
    const ownText = Array.from(envelope.msg)
      .filter(character => !ownWords.has(character))
      .join('')
    expect(/\p{Script=Han}/u.test(ownText)).toBe(language === 'zh')
    // For one field: its name and its problem.
    if (!envelope.success)
      expect([null, { field: expect.any(String), problem: expect.any(String) }]).toContainEqual(envelope.data)
  }

  it('[API-05] includes every call of the contract and of the sub-applications', () => {
    const ids = calls.map(call => call.id)
    expect(ids).toEqual(expect.arrayContaining(ALL_CALLS.map(call => call.id)))
    expect(ids.length).toBeGreaterThan(ALL_CALLS.length)
  })

  it('[API-05, API-11] includes all of docs/calls.txt', () => {
    const served = new Set(calls.map(({ method, path }) => `${method} ${path}`))
    const named = readFileSync(CALLS_PAGE, 'utf8').trim().split('\n')
    expect(named.filter(line => !served.has(line.replace(/\?.*/, '')))).toEqual([])
  })

  describe.each(LANGUAGES)('in %s', language => {
    const refusedWith = (entry: { readonly code: number; readonly zh: string; readonly en: string }) => ({
      status: entry.code,
      envelope: { code: entry.code, msg: entry[language], data: null, success: false },
    })

    it('[API-05] is rejected without a token, with the text for a missing login', async () => {
      for (const call of calls.filter(({ isPublic }) => !isPublic)) {
        expect(await send(call, NOTHING, null, language), call.id).toEqual(
          refusedWith(SERVER_ERRORS.notLoggedIn),
        )
      }
    })

    it.each([
      'of a session that has ended',
      'of another browser, without its cookie',
      'of another portal',
      'that is none',
    ])('[API-05] is rejected with a token %s', async kind => {
      const token = foreign.get(kind) ?? expect.fail(kind)
      for (const call of calls.filter(({ isPublic }) => !isPublic)) {
        expect(await send(call, NOTHING, token, language), call.id).toEqual(
          refusedWith(SERVER_ERRORS.notLoggedIn),
        )
      }
    })

    it('[API-05] is rejected with a token that lacks the permission', async () => {
      const restricted = calls.filter(({ resource }) => resource !== null)
      expect(restricted.length).toBeGreaterThan(5)
      for (const call of restricted) {
        const lacking = PEOPLE.flatMap(code => people.get(code) ?? []).find(
          ({ rights }) => !rights.has(call.resource ?? ''),
        )
        const token = lacking?.client.token ?? expect.fail(call.id)
        expect(await send(call, NOTHING, token, language), call.id).toEqual(
          refusedWith(SERVER_ERRORS.forbidden),
        )
      }
    })
  })

  describe('answers any input in the requested language and never with a server error', () => {
    it.each([
      ['[API-05] input that its schema accepts', arbitraryOf],
      ['[API-05] input that is nearly so, or anything', nearlyOf],
    ] as const)(
      '%s',
      async (_what, of) => {
        for (const call of calls.filter(({ id }) => id !== 'auth.logout')) {
          await fc.assert(
            fc.asyncProperty(inputOf(call, of), fc.constantFrom(...LANGUAGES), (sent, language) =>
              attack(call, sent, language),
            ),
            { numRuns: TRIES },
          )
        }
      },
      60_000,
    )
  })
})

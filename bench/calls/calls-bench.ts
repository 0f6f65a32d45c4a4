import { Agent, request } from 'node:http'
import { BASE_PATH } from '@apron/contract/calls/base-path'
import { listResources } from '@apron/contract/sign-in/auth.calls'
import { fillPath } from '@apron/contract/wire/call-path'
import { arbitraryOf, nearlyOf } from '@apron/server/test/arbitrary-of-schema'
import {
  type DocumentedCall,
  documentedCalls,
  inputOf,
  type SentInput,
  textsOf,
} from '@apron/server/test/documented-calls'
import { type DemoProcess, startDemoProcess } from '@apron/server/test/stores/demo-process'
import * as fc from 'fast-check'
import { type GeneratedResponse, responseFault } from './response-faults.ts'

/** People who together hold every permission, and people who hold few. */
const PEOPLE = ['100001', '100103', '100104', '100305', 'X90101'] as const
const CONCURRENCY = 8
const TIMEOUT_MS = 10_000
const SLOW_MS = 2_000
/** Calls left out, because they would end the session of the others. */
const EXCLUDED = new Set(['auth.logout'])

interface Person {
  readonly token: string | null
  readonly permissions: ReadonlySet<string>
}

/**
 * Sends generated input to every call of the document, several at once over persistent connections. Expects no server
 * error, no missing response, no stack and no SQL. The same seed sends the same input.
 */
export async function benchCalls(count: number, seed: number): Promise<boolean> {
  // Each person has an address of their own, as behind a proxy, so that limits per address do not interfere.
  const server = await startDemoProcess({ TRUST_PROXY: '1', LOG_LEVEL: 'error' })
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  try {
    const people = await Promise.all(PEOPLE.map(userCode => logIn(server, userCode)))
    const document: unknown = await (await fetch(`${server.origin}${BASE_PATH}/openapi.json`)).json()
    const calls = documentedCalls(document).filter(({ id }) => !EXCLUDED.has(id))
    const work = generateCalls(calls, people, count, seed)
    process.stdout.write(`${count} generated calls of ${calls.length}, seed ${seed}\n`)
    let failed = 0
    let sent = 0

    async function sendCalls(): Promise<void> {
      for (let next = work.next(); next.done !== true; next = work.next()) {
        const { call, input, person } = next.value
        const startedAt = performance.now()
        const response = await send(server, agent, call, input, person, sent++)
        const ms = Math.round(performance.now() - startedAt)
        const fault = response === null ? `no answer within ${TIMEOUT_MS} ms` : responseFault(response)
        if (fault !== null) {
          failed += 1
          process.stdout.write(`failed: ${call.id}: ${fault}; sent ${JSON.stringify(input)}\n`)
        } else if (ms > SLOW_MS) {
          process.stdout.write(`slow: ${call.id} took ${ms} ms; sent ${JSON.stringify(input)}\n`)
        }
      }
    }

    await Promise.all(Array.from({ length: CONCURRENCY }, sendCalls))
    if (!server.isAlive()) failed += 1
    process.stdout.write(`\n${sent - failed} passed, ${failed} failed\n`)
    return failed === 0
  } finally {
    agent.destroy()
    await server.stop()
  }
}

async function logIn(server: DemoProcess, userCode: string): Promise<Person> {
  const client = await server.as(userCode)
  const { envelope } = await client.call(listResources)
  return { token: client.token, permissions: new Set(envelope.data.map(({ identify }) => identify)) }
}

interface Work {
  readonly call: DocumentedCall
  readonly input: SentInput
  readonly person: Person
}

/** Generates input for all calls equally often, alternately valid and almost valid or arbitrary. */
function* generateCalls(
  calls: readonly DocumentedCall[],
  people: readonly Person[],
  count: number,
  seed: number,
): Generator<Work, void> {
  const perCall = Math.ceil(count / calls.length)
  let generatedCount = 0
  for (const [index, call] of calls.entries()) {
    const permitted = people.filter(
      ({ permissions }) => call.resource === null || permissions.has(call.resource),
    )
    const input = fc.oneof(inputOf(call, arbitraryOf), inputOf(call, nearlyOf))
    const caller = fc.constantFrom(...(permitted.length === 0 ? people : permitted))
    const generatedCall = fc.record({ input, person: caller })
    for (const generated of fc.sample(generatedCall, {
      seed: seed + index,
      numRuns: Math.min(perCall, count - generatedCount),
    })) {
      generatedCount += 1
      yield { call, ...generated }
    }
    if (generatedCount >= count) return
  }
}

/** Returns the response, or null on a timeout. */
async function send(
  server: DemoProcess,
  agent: Agent,
  call: DocumentedCall,
  input: SentInput,
  { token }: Person,
  index: number,
): Promise<GeneratedResponse | null> {
  const url = new URL(server.origin + BASE_PATH + fillPath(call.path, textsOf(input.params)))
  for (const [name, value] of Object.entries(textsOf(input.query))) url.searchParams.set(name, value)
  const headers = {
    'x-forwarded-for': `198.18.${(index >> 6) % 250}.1`,
    language: index % 2 === 0 ? 'zh' : 'en',
    'content-type': 'application/json',
    ...(token === null || call.isPublic ? {} : { authorization: token }),
  }
  return await new Promise(resolve => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const httpRequest = request(url, { method: call.method, headers, agent, signal }, response => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', () => resolve(null))
    })
    httpRequest.on('error', () => resolve(null))
    httpRequest.end(call.method === 'POST' ? JSON.stringify(input.body) : undefined)
  })
}

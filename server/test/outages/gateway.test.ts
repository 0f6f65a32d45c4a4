import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { login, sendMobileCode } from '@apron/contract/sign-in/auth.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGatewayDelivery } from '../../src/features/auth/codes/gateway-delivery.ts'
import { CONTACTS } from '../../src/seed/data/contacts.data.ts'
import { serverOn } from '../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../support/stores/demo-store.ts'
import { describeOnStores } from '../support/stores/stores.ts'

const TOKEN = 'gateway-token-7f3a'
const DEVICE = 'phone'
const { codeWrong } = SERVER_ERRORS

interface PostingResult {
  readonly method: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

function accept(response: ServerResponse): void {
  response.writeHead(204).end()
}

/** An operator's SMS gateway: a foreign server that may misbehave in any way. */
class Gateway {
  readonly posted: PostingResult[] = []
  /** Response to a message that was read. */
  answer: (response: ServerResponse) => unknown = accept
  readonly #server: Server
  #port = 0

  constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk))
      const { method, headers } = request
      this.posted.push({ method, headers, body: Buffer.concat(chunks).toString('utf8') })
      this.answer(response)
    })
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/send`
  }

  /** Listens, always at the same address, and accepts every message. */
  async open(): Promise<void> {
    this.answer = accept
    if (this.#server.listening) return
    await new Promise<void>(resolve => this.#server.listen(this.#port, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (address !== null && typeof address === 'object') this.#port = address.port
  }

  /** Stops listening. */
  async shut(): Promise<void> {
    const closed = new Promise(resolve => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await closed
  }

  codeOf(mobile: string): string {
    const found = this.posted.findLast(({ body }) => body.includes(mobile))
    return found === undefined ? '' : String(JSON.parse(found.body).code)
  }
}

function contactOf(userCode: string) {
  const { mobile, email } = CONTACTS.find(({ code }) => code === userCode) ?? expect.fail('no such contact')
  return { mobile: mobile ?? '', email }
}

const gateway = new Gateway()
const elsewhere = new Gateway()
await gateway.open()
await elsewhere.open()
afterAll(async () => {
  await gateway.shut()
  await elsewhere.shut()
})

describeOnStores('[AUTH-09] codes that go through a gateway', store => {
  const server = serverOn(store, { delivery: createGatewayDelivery(gateway.url, TOKEN) })
  const FAILED = 'a code could not be delivered'
  const failures = () => server.log.filter(line => line.includes(FAILED))
  const codes = async (userCode: string) =>
    (await sql`select 1 from one_time_code where subject = ${userCode}`.execute(store.database.kysely)).rows
      .length

  async function ask(username: string, language: 'zh' | 'en' = 'zh') {
    const portal = server.client()
    portal.language = language
    const { captchaKey, code, preSessionId } = await portal.captcha()
    const body = { username, captchaKey, code, preSessionId, deviceId: DEVICE }
    return (await portal.call(sendMobileCode, { body })).envelope
  }

  async function enter(username: string, mobileCode: string, language: 'zh' | 'en' = 'zh') {
    const portal = server.client()
    portal.language = language
    const body = { ...(await portal.loginRequest(username, TEST_PASSWORD, DEVICE)), mobileCode }
    return (await portal.call(login, { body })).envelope
  }

  beforeAll(() => {
    gateway.posted.length = 0
  })

  it('are posted as JSON with the token, and open the session', async () => {
    await ask('100104', 'en')
    const { mobile, email } = contactOf('100104')
    await expect.poll(() => gateway.codeOf(mobile)).toMatch(/^[0-9]{6}$/)
    const code = gateway.codeOf(mobile)
    const [{ method, headers, body }] = [gateway.posted[0] ?? expect.fail('nothing was posted')]
    expect(method).toBe('POST')
    expect(headers).toMatchObject({ 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` })
    expect(JSON.parse(body)).toEqual({
      mobile,
      email,
      purpose: 'login',
      code,
      language: 'en',
      text: expect.stringContaining(code),
    })
    expect(gateway.posted).toHaveLength(1)
    expect((await enter('100104', code)).success).toBe(true)
    expect(failures()).toEqual([])
  })

  it.each<[string, string, () => Promise<void> | void, RegExp]>([
    [
      'answers 500',
      '100105',
      () => {
        gateway.answer = response => response.writeHead(500).end()
      },
      /HTTP 500/,
    ],
    [
      'sends the message on to another host',
      '100106',
      () => {
        const location = elsewhere.url.replace('127.0.0.1', 'localhost')
        gateway.answer = response => response.writeHead(307, { location }).end()
      },
      /redirect/,
    ],
    [
      'hangs up without an answer',
      '100107',
      () => {
        gateway.answer = response => response.destroy()
      },
      /fetch failed/,
    ],
    ['does not take the connection', '100201', () => gateway.shut(), /ECONNREFUSED/],
    [
      'takes the message and never answers',
      '100202',
      () => {
        gateway.answer = () => undefined
      },
      /timeout/,
    ],
  ])(
    'that %s: the code becomes invalid, the log has no secret, and a later code arrives',
    { timeout: 40_000 },
    async (_what, userCode, spoil, reason) => {
      const { mobile, email } = contactOf(userCode)
      const before = server.log.length
      await spoil()
      // The response is the same for unknown accounts, so that it does not reveal who is known (security note T05).
      expect(await ask(userCode)).toEqual(await ask(`nobody-${userCode}`))
      // The slowest case is the time limit for a response, ten seconds.
      await expect.poll(() => server.log.slice(before).join(''), { timeout: 20_000 }).toContain(FAILED)
      await expect.poll(() => codes(userCode)).toBe(0)

      const code = gateway.codeOf(mobile)
      for (const language of ['zh', 'en'] as const) {
        const refused = await enter(userCode, code || '123456', language)
        expect(refused).toMatchObject({ code: codeWrong.code, msg: codeWrong[language] })
      }
      const log = server.log.slice(before).join('')
      expect(log).toMatch(reason)
      for (const secret of [TOKEN, mobile, email]) expect(log).not.toContain(secret)
      if (code !== '') expect(log).not.toMatch(new RegExp(String.raw`\b${code}\b`))
      expect(elsewhere.posted).toEqual([])

      await gateway.open()
      server.clock.forward({ minutes: 1 })
      gateway.posted.length = 0
      await ask(userCode)
      await expect.poll(() => gateway.codeOf(mobile)).toMatch(/^[0-9]{6}$/)
      expect((await enter(userCode, gateway.codeOf(mobile))).success).toBe(true)
    },
  )
})

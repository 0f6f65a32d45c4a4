import { BASE_PATH, PROJECT_CODE } from '@apron/contract/calls/base-path'
import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { type Envelope, EnvelopeOf } from '@apron/contract/entities/envelope'
import type { UserInfo } from '@apron/contract/organisation/user-info'
import { proofOfWorkCode } from '@apron/contract/rules/people/proof-of-work'
import { getRsaPublicKey, login, randomImage } from '@apron/contract/sign-in/auth.calls'
import type { Captcha } from '@apron/contract/sign-in/captcha'
import { beginConfirmation, confirmPassword } from '@apron/contract/sign-in/confirmation.calls'
import type { LoginRequest } from '@apron/contract/sign-in/login'
import { fillPath } from '@apron/contract/wire/call-path'
import type { ServerRoute } from '@apron/server-kit/calls/serve-call'
import { type TSchema, Type } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { expect } from 'vitest'
import { sealPassword, sealText, solve } from './login-secrets.ts'

const RefusalEnvelope = Type.Object({
  code: Type.Integer(),
  msg: Type.String({ minLength: 1 }),
  /** The field and its problem, if the error is about one field. */
  data: Type.Union([Type.Null(), Type.Object({ field: Type.String(), problem: Type.String() })]),
  success: Type.Literal(false),
})

/** A response with the parts that tests check. */
export interface Answer<Data> {
  readonly status: number
  readonly envelope: Envelope<Data>
  readonly headers: Headers
}

export interface CallOptions<Shape extends CallShape> {
  readonly params?: Shape extends { params: infer Params } ? Params : Record<string, string>
  readonly query?: Shape extends { query: infer Query } ? Query : Record<string, string>
  readonly body?: Shape extends { body: infer Body } ? Body : unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly base?: string
}

/** An HTTP client of the portal with a person's token, cookies and language. */
export class PortalClient {
  readonly origin: string
  readonly #routes: readonly ServerRoute[] | null
  token: string | null = null
  cookie = ''
  /** True to send an origin as browsers do; the session is then bound to the cookie. */
  asBrowser = false
  language: 'zh' | 'en' = 'zh'
  /** Headers added to every request. */
  more: Readonly<Record<string, string>> = {}

  /**
   * @param routes routes of the server: a response that does not match its route's schema fails the test; null for a
   * server in its own process
   */
  constructor(origin: string, routes: readonly ServerRoute[] | null) {
    this.origin = origin
    this.#routes = routes
  }

  /** Returns a client with the same session; changes to the copy do not affect this client. */
  copy(): PortalClient {
    const { token, cookie, asBrowser, language, more } = this
    const same = { token, cookie, asBrowser, language, more }
    return Object.assign(new PortalClient(this.origin, this.#routes), same)
  }

  async call<Shape extends CallShape>(
    call: Call<Shape>,
    { params, query, body, headers = {}, base = BASE_PATH }: CallOptions<Shape> = {},
  ): Promise<Answer<Shape['data']>> {
    const url = new URL(base + fillPath(call.path, { ...params }), this.origin)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const response = await fetch(url, {
      method: call.method,
      headers: {
        ...this.headers(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    return {
      status: response.status,
      envelope: envelopeOf(call, await response.json(), this.#routes),
      headers: response.headers,
    }
  }

  /** Keeps one cookie per name, regardless of its path. */
  #keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';', 1)
    const name = pair.slice(0, pair.indexOf('=') + 1)
    const others = this.cookie.split('; ').filter(cookie => cookie !== '' && !cookie.startsWith(name))
    this.cookie = [...others, pair].join('; ')
  }

  /** Returns the headers of every request of this person. */
  headers(): Record<string, string> {
    return {
      projectCode: PROJECT_CODE,
      language: this.language,
      ...(this.token === null ? {} : { authorization: this.token }),
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...(this.asBrowser ? { 'sec-fetch-site': 'same-origin' } : {}),
      ...this.more,
    }
  }

  /** Fetches a captcha and solves its proof of work. */
  async captcha(): Promise<Captcha & { readonly code: string }> {
    const { envelope } = await this.call(randomImage)
    return { ...envelope.data, code: proofOfWorkCode(solve(envelope.data.proofOfWork)) }
  }

  /** Returns a complete login request; a test may corrupt parts of it. */
  async loginRequest(username: string, password: string, deviceId = 'test-device'): Promise<LoginRequest> {
    const { captchaKey, code, preSessionId } = await this.captcha()
    const { envelope } = await this.call(getRsaPublicKey)
    const sealed = await sealPassword(password, captchaKey, envelope.data.publicKey)
    return { username, code, captchaKey, preSessionId, deviceId, ...sealed }
  }

  async tryLogin(username: string, password: string, deviceId?: string): Promise<Answer<UserInfo>> {
    return await this.call(login, { body: await this.loginRequest(username, password, deviceId) })
  }

  /** Logs in; a rejection fails the test. */
  async login(username: string, password: string, deviceId?: string): Promise<UserInfo> {
    const { envelope } = await this.tryLogin(username, password, deviceId)
    if (!envelope.success) throw new Error(`Login of ${username} refused: ${envelope.code} ${envelope.msg}`)
    this.token = envelope.data.token
    return envelope.data
  }

  /** Confirms the password in the session; a rejection fails the test. */
  async typePassword(typed: string, deviceId = 'test-device'): Promise<void> {
    const { challenge, publicKey } = (await this.call(beginConfirmation)).envelope.data
    const body = { challenge, password: await sealText(typed, challenge, publicKey), deviceId }
    const { envelope } = await this.call(confirmPassword, { body })
    if (!envelope.success) throw new Error(`The password was refused: ${envelope.code} ${envelope.msg}`)
  }
}

interface AnswerCheck {
  readonly validator: Validator
  /**
   * Response shapes already checked for unknown properties. A check takes up to a second, so each shape is checked
   * once.
   */
  readonly shapes: Set<string>
}

const refusal = Compile(RefusalEnvelope)
const checks = new WeakMap<TSchema, AnswerCheck>()

function checkOf(data: TSchema): AnswerCheck {
  const known = checks.get(data)
  if (known !== undefined) return known
  const made = { validator: Compile(EnvelopeOf(data)), shapes: new Set<string>() }
  checks.set(data, made)
  return made
}

/** Returns the names and types in a value, without the values. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join(',')}]`
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return `{${Object.entries(value)
    .map(([name, part]) => `${name}:${shapeOf(part)}`)
    .join(',')}}`
}

/** Parses the envelope; a response that does not match its schema exactly fails the test. */
function envelopeOf<Shape extends CallShape>(
  call: Call<Shape>,
  json: unknown,
  routes: readonly ServerRoute[] | null,
): Envelope<Shape['data']> {
  if (!refusal.Check(json) && routes !== null) {
    const route = routes.find(({ call: { id } }) => id === call.id)
    if (!route) throw new Error(`${call.id} was answered, and is none of the served calls`)
    const { validator, shapes } = checkOf(route.schemas.data)
    if (!validator.Check(json)) expect(validator.Errors(json), `answer of ${call.id}`).toEqual([])
    const shape = shapeOf(json)
    if (!shapes.has(shape)) {
      expect(validator.Clean(structuredClone(json)), `answer of ${call.id}`).toEqual(json)
      shapes.add(shape)
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked against the schema of the route
  return json as Envelope<Shape['data']>
}

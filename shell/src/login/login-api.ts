import { listSites, switchAirport } from '@apron/contract/calls/airport.calls'
import {
  forgetPassword,
  getRsaPublicKey,
  idcardLogin,
  login,
  randomForgetPwdImage,
  randomImage,
  sendMobileCode,
} from '@apron/contract/calls/auth.calls'
import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { listNotices } from '@apron/contract/calls/system.calls'
import { codeKind } from '@apron/contract/codes/response-codes'
import type { AirportOption } from '@apron/contract/entities/airport'
import type { Captcha } from '@apron/contract/entities/captcha'
import type { Envelope } from '@apron/contract/entities/envelope'
import type { LoginKey, LoginRequest } from '@apron/contract/entities/login'
import type { Notice } from '@apron/contract/entities/notice'
import type {
  MobileCodeAnswer,
  MobileCodeRequest,
  PasswordResetAnswer,
  PasswordResetQuery,
} from '@apron/contract/entities/one-time-code'
import type { UserInfo } from '@apron/contract/entities/user-info'
import { CallFailure } from '../platform/http/call-failure.ts'
import { sendCall } from '../platform/http/send-call.ts'
import type { Challenge } from './captcha-field.ts'

/** What the login page needs of the server. Nobody is logged in yet: no token, no employee header. */
export interface LoginApi {
  /** A captcha with the key its password will be encrypted for: both are asked for together and used once. */
  challenge(): Promise<Challenge>
  /** The same for the forgotten password of one employee (AUTH-12). */
  resetChallenge(employeeCode: string): Promise<Challenge>
  login(request: LoginRequest, by: 'account' | 'idCard'): Promise<Envelope<unknown>>
  sendMobileCode(request: MobileCodeRequest): Promise<MobileCodeAnswer>
  forgetPassword(query: PasswordResetQuery): Promise<PasswordResetAnswer>
  notices(): Promise<Notice[]>
  sites(): Promise<AirportOption[]>
  /** Moves the session of a login that was just accepted to another site. */
  switchSite(token: string, airportId: string): Promise<UserInfo>
}

interface Said {
  readonly query?: object
  readonly body?: unknown
  /** Only the first call of a session that was just opened has one. */
  readonly token?: string | null
}

/** @param language the language at the time of a call */
export function createLoginApi(language: () => string): LoginApi {
  const send = (call: Call, { token = null, ...input }: Said = {}) =>
    sendCall(call, input, { language: language(), token, employee: null })

  async function data<Shape extends CallShape>(call: Call<Shape>, said: Said = {}): Promise<Shape['data']> {
    const envelope = await send(call, said)
    if (codeKind(envelope.code) !== 'success') throw new CallFailure('rejected', envelope.code, envelope.msg)
    return envelope.data
  }

  async function withKey(issued: Promise<Captcha>): Promise<Challenge> {
    const [captcha, key]: [Captcha, LoginKey] = await Promise.all([issued, data(getRsaPublicKey)])
    return { captcha, publicKey: key.publicKey }
  }

  return {
    challenge: () => withKey(data(randomImage)),
    resetChallenge: employeeCode => withKey(data(randomForgetPwdImage, { query: { employeeCode } })),
    login: (body, by) => send(by === 'idCard' ? idcardLogin : login, { body }),
    sendMobileCode: body => data(sendMobileCode, { body }),
    forgetPassword: query => data(forgetPassword, { query }),
    notices: () => data(listNotices),
    sites: () => data(listSites),
    switchSite: (token, airportId) => data(switchAirport, { body: { airportId }, token }),
  }
}

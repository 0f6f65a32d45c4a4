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
import { listNotices } from '@apron/contract/calls/system.calls'
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
import { createCaller } from './caller.ts'
import type { Challenge } from './form/captcha-field.ts'

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

/** @param language the language at the time of a call */
export function createLoginApi(language: () => string): LoginApi {
  const caller = createCaller(language)

  async function withKey(issued: Promise<Captcha>): Promise<Challenge> {
    const [captcha, key]: [Captcha, LoginKey] = await Promise.all([issued, caller.data(getRsaPublicKey)])
    return { captcha, publicKey: key.publicKey }
  }

  return {
    challenge: () => withKey(caller.data(randomImage)),
    resetChallenge: employeeCode => withKey(caller.data(randomForgetPwdImage, { query: { employeeCode } })),
    login: (body, by) => caller.send(by === 'idCard' ? idcardLogin : login, { body }),
    sendMobileCode: body => caller.data(sendMobileCode, { body }),
    forgetPassword: query => caller.data(forgetPassword, { query }),
    notices: () => caller.data(listNotices),
    sites: () => caller.data(listSites),
    switchSite: (token, airportId) => caller.data(switchAirport, { body: { airportId }, token }),
  }
}

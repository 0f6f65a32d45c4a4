import type { AirportOption } from '@apron/contract/dictionary/airport'
import { listSites, switchAirport } from '@apron/contract/dictionary/airport.calls'
import type { Envelope } from '@apron/contract/entities/envelope'
import type { Notice } from '@apron/contract/messages/notice'
import { listNotices } from '@apron/contract/operations/system.calls'
import type { UserInfo } from '@apron/contract/organisation/user-info'
import {
  forgetPassword,
  getRsaPublicKey,
  idcardLogin,
  login,
  randomForgetPwdImage,
  randomImage,
  sendMobileCode,
} from '@apron/contract/sign-in/auth.calls'
import type { Captcha } from '@apron/contract/sign-in/captcha'
import type { LoginKey, LoginRequest } from '@apron/contract/sign-in/login'
import type {
  MobileCodeRequest,
  MobileCodeResponse,
  PasswordResetQuery,
  PasswordResetResponse,
} from '@apron/contract/sign-in/one-time-code'
import { createCaller } from './caller.ts'
import type { Challenge } from './form/captcha-field.ts'

/** Server calls of the login page. Nobody is logged in, so there is no token and no employee header. */
export interface LoginApi {
  /** Returns a captcha with the key for encrypting the password. Both can be used once. */
  challenge(): Promise<Challenge>
  /** Returns a challenge for resetting one employee's password (AUTH-12). */
  resetChallenge(employeeCode: string): Promise<Challenge>
  login(request: LoginRequest, by: 'account' | 'idCard'): Promise<Envelope<unknown>>
  sendMobileCode(request: MobileCodeRequest): Promise<MobileCodeResponse>
  forgetPassword(query: PasswordResetQuery): Promise<PasswordResetResponse>
  notices(): Promise<Notice[]>
  sites(): Promise<AirportOption[]>
  /** Switches the session of a just accepted login to another site. */
  switchSite(token: string, airportId: string): Promise<UserInfo>
}

/** @param language returns the current language */
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
